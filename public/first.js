// Before the first paint: a chosen theme, and room for what only works with scripts.
document.documentElement.classList.add('scripted');
// A host of files answers what is missing below /hi by its English page, which may become a record's in Hindi.
if (location.pathname.startsWith(document.documentElement.dataset.worker.replace('sw.js', 'hi/'))) document.documentElement.lang = 'hi';
if (/[?&]pin=/.test(location.search)) document.documentElement.classList.add('pinned');
try {
  const theme = localStorage.getItem('theme');
  if (localStorage.getItem('board')) document.documentElement.classList.add('pinned');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden to this page; then the system's theme stands.
}

// The Devanagari of Hindi pages comes with the first frame or, from the browser's cache, with the next page: later all words would change their
// width. By `font-display: optional` they do, since a browser leaves room for a face of its own choice while it waits for this one.
const { text, heads } = document.currentScript.dataset;
if (text) {
  let isDrawn = false;
  requestAnimationFrame(() => {
    isDrawn = true;
  });
  // Ascent and descent by which Devanagari stands in the middle of a line, a button or a field: the faces' own keep room below for stacked signs.
  const faces = [
    new FontFace('Anek Hindi', `url(${text})`, { ascentOverride: '92%', descentOverride: '30%', lineGapOverride: '0%' }),
    new FontFace('Tiro Hindi', `url(${heads})`, { ascentOverride: '92%', descentOverride: '30%', lineGapOverride: '0%' }),
  ];
  for (const face of faces)
    face.load().then(
      (loaded) => {
        if (!isDrawn) document.fonts.add(loaded);
      },
      () => console.warn(`${face.family} did not come; the page keeps the type of its device.`),
    );
}
