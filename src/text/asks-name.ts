const ASKS_NAME =
  /\b(?:new|old|former|previous|earlier|original|present|current|other|changed|naya|nayaa|purana|puraana|pehle ka|pahle ka|asli)\s+(?:names?|naam)\b|\b(?:now|nowadays|earlier|formerly|previously|also)\s+(?:called|known)\b|\bcalled\s+(?:now|today|nowadays|earlier|before)\b|\brenamed\b|(?:नया|पुराना|पहले का|मौजूदा|दूसरा)\s+नाम/iu;
/** Words of such a question; none of them is a name. */
const WORDS = new Set(
  'new old former previous earlier original present current other changed naya nayaa purana puraana pehle pahle asli name names naam now nowadays formerly previously also called known renamed before today station code नया पुराना पहले मौजूदा दूसरा नाम स्टेशन कोड'.split(
    ' ',
  ),
);

/** Whether a question asks what something is or was called: `new name of allahabad`, `mughalsarai का पुराना नाम`. */
export const asksForName = (text: string): boolean => ASKS_NAME.test(text);

/** Whether a word is of the question and not of the name. */
export const asksOfName = (word: string): boolean => WORDS.has(word);
