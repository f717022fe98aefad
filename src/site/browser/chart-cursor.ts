// A hairline under the pointer with the day's value; the table under the chart has the same figures.
type Point = [x: number, y: number, text: string];

for (const chart of document.querySelectorAll<SVGSVGElement>('.chart svg[data-points]')) {
  const points = JSON.parse(chart.dataset.points ?? '[]') as Point[];
  const reading = chart.closest('.chart')?.querySelector('.reading');
  const cursor = document.createElementNS('http://www.w3.org/2000/svg', 'line');
  cursor.setAttribute('class', 'cursor');
  cursor.setAttribute('y1', '8');
  cursor.setAttribute('y2', String(chart.viewBox.baseVal.height - 17));
  cursor.style.visibility = 'hidden';
  chart.append(cursor);

  chart.addEventListener('pointermove', (event) => {
    const box = chart.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * chart.viewBox.baseVal.width;
    const nearest = points.reduce((a, b) => (Math.abs(b[0] - at) < Math.abs(a[0] - at) ? b : a));
    cursor.setAttribute('x1', String(nearest[0]));
    cursor.setAttribute('x2', String(nearest[0]));
    cursor.style.visibility = 'visible';
    if (reading) reading.textContent = nearest[2];
  });
  chart.addEventListener('pointerleave', () => {
    cursor.style.visibility = 'hidden';
    if (reading) reading.textContent = '';
  });
}
