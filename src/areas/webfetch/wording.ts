import { defineWording } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the reader's page says. */
export const READER = defineWording({
  ...texts,
  readHost: { en: (host: string) => `Read ${host}`, hi: (host) => `${host} पढ़ें` },
});
