// Lists the areas for a run of the crawl workflow, as JSON: `npm run -s due` with CRON (the cron line that fired) or AREA in the
// environment, where a caller's text cannot become part of a command.
import { dueAreas } from './schedule.ts';

try {
  console.log(JSON.stringify(dueAreas({ cron: process.env.CRON, area: process.env.AREA })));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
