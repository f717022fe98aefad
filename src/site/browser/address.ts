/** Sets parameters of the page's address without leaving the page; undefined or empty takes one away. The others stay; these follow in their own order. */
export function setQuery(values: Readonly<Record<string, string | undefined>>): void {
  const url = new URL(location.href);
  for (const name of Object.keys(values)) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(values)) if (value) url.searchParams.set(name, value);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
