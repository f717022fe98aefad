// What every page has, in one file: a page on a slow network waits for each file anew.
import './search-box.ts';
import './menu.ts';
import './language.ts';
import './theme.ts';
import './clock.ts';
import './offline.ts';
