const REASONS =
  /\b(?:why|should|shall i|(?:lena|lene|kharidna|khareedna|bechna|karna) chahiye|(?:le|khareed|kharid) (?:lu|loon|lun)\b|history of|meaning of|(?:ka|ki) matlab|side effects?|invented|invest(?:ing|ment)?|best(?= \p{L}+ (?:brand|company|app|bank|time|place))|is \p{L}+(?: \p{L}+)? (?:good|bad|better|harmful|useful|worth)(?: (?:for|it|to|than))|kyu|kyun|kyon|how (?:is|are) \p{L}+ (?:made|extracted|produced|mined))\b|(?<=^|\s)क्यों(?=\s|$)/iu;

/** How something is done, unless it is how one finds out, reckons or gets somewhere. */
const HOW_TO =
  /\bhow (?:to|do i|do we|do you|can i|can we|can you|does one|should one) (?!know|find|check|see|get|look|search|convert|calculate|compute|count|read|tell|go|reach|come|travel|say|write|use|apply)\p{L}+|\b(?:kaise|kese) (?:(?:kh|k)ar[ie]{1,2}d|bech|banwa|bana|khol|kama|jod|apply|invest|nivesh)\p{L}*|कैसे (?:खरीद|ख़रीद|बेच|बन|खोल|कमा|जोड़|निवेश)[\p{L}\p{M}]*/iu;

/** The words that ask why, whether one should, what is best or how it is done: no figure tells that. */
export const reasonIn = (text: string): string | undefined => (REASONS.exec(text) ?? HOW_TO.exec(text))?.[0].toLowerCase();
