// Lists the areas that a run of the crawl workflow is for, as JSON: `npm run -s due` with CRON (the cron line that fired) or AREA in the
// environment, where no text of a caller can become part of a command.
import { dueAreas } from './schedule.ts';

try {
  console.log(JSON.stringify(dueAreas({ cron: process.env.CRON, area: process.env.AREA })));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
