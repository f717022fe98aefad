import { defineWording, template } from '../../i18n/locale.ts';
import texts from './wording.json' with { type: 'json' };

/** What the page of domain names says. */
export const DOMAIN = defineWording({
  ...texts,
  isTaken: { en: 'Registered', hi: 'लिया जा चुका है' },
  isFree: { en: 'Not registered', hi: 'अभी किसी ने नहीं लिया है' },
  titleOf: template('Domain {name}', 'डोमेन {name}'),
  isRegistered: template(
    'Is {name} registered, by whom and until when? Its page asks the registry.',
    '{name} पंजीकृत है या नहीं, किसके ज़रिए और कब तक: यह जवाब रजिस्ट्री से आता है।',
  ),
  noName: template('“{text}” is not a domain name.', '“{text}” डोमेन नाम नहीं है।'),
  asked: template('Registry asked: {host}, by the list of {day}.', 'रजिस्ट्री {host} से पूछा गया, {day} की सूची के अनुसार।'),
});
