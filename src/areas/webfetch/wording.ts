import { defineWording } from '../../i18n/locale.ts';

/** What the reader's page says. */
export const READER = defineWording({
  title: { en: 'Web page reader', hi: 'वेब पेज रीडर' },
  readHost: { en: (host: string) => `Read ${host}`, hi: (host) => `${host} पढ़ें` },
  onPress: {
    en: 'The page without what stands around it. It is read on a press.',
    hi: 'सिर्फ़ काम की बात, आसपास की चीज़ों के बिना। बटन दबाने पर पढ़ा जाता है।',
  },
  lead: {
    en: 'Paste the address of a page and read what it says, without what stands around it.',
    hi: 'किसी पेज का पता डालिए और सिर्फ़ काम की बात पढ़िए, आसपास की चीज़ों के बिना।',
  },
  address: { en: 'Address of the page', hi: 'पेज का पता' },
  whole: { en: 'Keep the whole page, not only its main text', hi: 'पूरा पेज रखें, सिर्फ़ मुख्य लेख नहीं' },
  read: { en: 'Read', hi: 'पढ़ें' },
  markdown: { en: 'Markdown', hi: 'Markdown' },
  data: { en: 'Data', hi: 'डेटा' },
  ways: { en: 'Ways to see the page', hi: 'पेज देखने के तरीक़े' },
  pictures: {
    en: "A link stands in place of each picture: the page's own site would learn who reads it. Shown on request, they come through us, which asks for them in its own name.",
    hi: 'हर तस्वीर की जगह लिंक है: नहीं तो उस साइट को पता चल जाता कि कौन पढ़ रहा है। आप चाहें तो तस्वीरें हमारे यहाँ से होकर आएँगी, हमारे नाम से माँगी हुई।',
  },
  showPictures: { en: 'Show the pictures', hi: 'तस्वीरें दिखाएँ' },
  noScripts: {
    en: 'Without scripts the button gives the page as JSON, with its text as markdown.',
    hi: 'JavaScript बंद हो तो बटन से पेज JSON में मिलेगा, लेख markdown में।',
  },
  forProgrammers: {
    en: 'Any program may ask for the same. No key is needed. [Reference].',
    hi: 'कोई भी प्रोग्राम यही माँग सकता है। कोई key नहीं चाहिए। [पूरा ब्योरा]।',
  },
});
