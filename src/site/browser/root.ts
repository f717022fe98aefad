/** The path below which the site stands, without a slash at its end: the worker is in its root. */
export const ROOT = (document.documentElement.dataset.worker ?? '/sw.js').replace(/\/sw\.js$/, '');
