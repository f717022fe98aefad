// Before the first paint: a chosen theme, and room for what only works with scripts.
document.documentElement.classList.add('scripted');
if (/[?&]pin=/.test(location.search)) document.documentElement.classList.add('pinned');
try {
  const theme = localStorage.getItem('theme');
  if (localStorage.getItem('board')) document.documentElement.classList.add('pinned');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden to this page; then the system's theme stands.
}
