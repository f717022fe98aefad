/** The styles of a drawing that a file must carry itself. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'paint-order', 'font-size', 'font-family'] as const;
const SCALE = 3;
const HEAD = 20;

/** A drawing of the page as a PNG with its caption, on the page's paper, at three times its own size. Throws where the browser cannot draw it. */
export async function pictureOf(svg: SVGSVGElement, caption: string): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const parts = [...svg.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((part, at) => {
    const original = parts[at];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of STYLES) part.setAttribute(name, style.getPropertyValue(name));
  });
  copy.querySelector('.cursor')?.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * SCALE));
  copy.setAttribute('height', String(height * SCALE));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = (height + HEAD) * SCALE;
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('This browser cannot draw pictures.');
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.documentElement);
  paint.fillStyle = backgroundColor;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.fillStyle = color;
  paint.font = `${12 * SCALE}px ${fontFamily}`;
  paint.fillText(`${caption} · ${location.host}`, 4 * SCALE, 14 * SCALE);
  paint.drawImage(image, 0, HEAD * SCALE);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('This browser cannot save pictures.'))), 'image/png'),
  );
}
