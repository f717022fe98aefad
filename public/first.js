// Before the first paint: a chosen theme, and room for what only works with scripts.
document.documentElement.classList.add('scripted');
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden to this page; then the system's theme stands.
}
