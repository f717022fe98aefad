// Builds the site: `npm run build`. Astro bundles the pages and the server's handler; then our own processes render the pages from that
// bundle, on all cores, while this one writes all other files.
await import('./site/bundler.ts');
const { bundled } = await import('./site/begin.ts');
// Where a server waits for its first page (`npm start`), the bundle has the processors for itself: what follows loads all areas.
if (process.send) await bundled;
await import('./site/refuse-missing.ts');
await import('./site/make.ts');

export {};
