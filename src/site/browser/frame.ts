// What every page has, in one file: a page on a slow network waits for each file anew.
import './search-box.ts';
import './menu.ts';
import './language.ts';
import './theme.ts';
import './offline.ts';

try {
  // Few choose the clock of twelve hours: what tells times by it comes for them alone.
  if (localStorage.getItem('clock') === '12') void import('./clock.ts');
} catch {
  // Storage may be forbidden to this page; then the clock is that of the page.
}
