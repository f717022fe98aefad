import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** Texts of the reader's page. */
export const READER = defineWording({
  ...texts,
  readHost: template('Read {host}', '{host} पढ़ें'),
});
