// Imported before all else by the build, for its own process and for Astro's: they ask SQLite one question after the other and have nothing to do
// meanwhile, so that its work is done soonest on their own thread. Whoever names a driver gets that one.
process.env.SQLITE_DRIVER ??= 'node';
