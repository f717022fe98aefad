import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of screenshots says. */
export const SCREENSHOT = defineWording({
  ...texts,
  of: template('Screenshot of {address}', '{address} का स्क्रीनशॉट'),
});
