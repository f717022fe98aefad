import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { addDays } from '../kernel/time.ts';

/** An all-day calendar entry. */
export interface CalendarDay {
  id: string;
  title: string;
  date: string;
  about: string;
}

const REFRESH_SECONDS = 86_400;

/** Days as an iCalendar file to subscribe to. `stamp` is the timestamp of all entries, so that the same days give the same file. */
export function toICalendar(name: string, days: readonly CalendarDay[], stamp: Date): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Jaankari', product: 'calendar', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const { id, title, date, about } of days) {
    calendar.createEvent({
      id: `${id}-${date}@jaankari`,
      stamp,
      start: new Date(`${date}T00:00:00Z`),
      end: new Date(`${addDays(date, 1)}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      summary: title,
      description: about,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
