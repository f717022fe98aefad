// The same page in the other language, with what forms have put into this page's address.
const other = document.querySelector<HTMLAnchorElement>('a.language[data-keeps-query]');
other?.addEventListener('click', () => {
  other.search = location.search;
  other.hash = location.hash;
});
