import { normaliseDevanagari, wordSet } from './fold.ts';

/** Words for a price. */
export const PRICE_WORDS = wordSet(
  'price prices rate rates cost costs value bhav bhaav bhao daam dam kimat keemat keemath mulya भाव दाम कीमत क़ीमत रेट मूल्य',
);

/**
 * Filler words around the subject of a query, in English, in Hindi, and in Hindi in Latin letters. They say nothing about what is asked.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of at in on to for from by with near is are was be am i my me mine we our you your it its this that these those there here and or ' +
    'what whats which who when where why how much many does do did can could will would should shall have has had get got give show tell say find ' +
    'look lookup search check see know need want please pls kindly help about info information detail details list all any some new latest current ' +
    'currently now live today todays tonight right just exactly per each one as so than online free official india indian bharat hindi english ' +
    'amount figure charge charges worth ' +
    'hi hello hey dear sir madam bro friend ok okay thanks thank well actually exactly really very most quick quickly asap good best ' +
    'let lets us if then also even only still being been were into out down if else someone anyone people person thing things ' +
    'kind type sort amount approx approximately around about roughly going gonna get getting give given take taken make made ' +
    'pehle pahle paise sham shaam subah dopahar raat mil sakti mere ghar chahie batado hamare tumhare karwana checker finder calculator tool app google alexa siri kaisi kaisey nearest closest nazdiki badha badhi ghata difference between baje lagta lagti lagte lagega lagegi aayega ayega aayegi ayegi milegi milte padta padti padega chal chalta chalti ' +
    'vs versus compare compared comparison tulna banam antar fark बनाम तुलना अंतर banane बनाने banao banaye banaiye banana banani banaen nikalo nikale nikalna batayein samjhao history chart graph trend please using ' +
    'bhai bhaiya didi yaar ji zara jara pata suno kripya kripaya humko apko aapko aap tum chahta chahti chahte hoon hun hu tha the thi rahe raha ' +
    'rahi kar karo karna kare karke karte kitni si sa bol bolo boliye bta btao btaye batana bataiyega dijiye dena dede do de diya liya lena le lo jaldi jaan ' +
    'janna jankari jaankari suchna gaya gayi gaye sakta sakte sakti hume unka inka iska uska jo agar toh fir phir sab sabse ' +
    'madhe cha chi che aaj aj ab abhi aaj ka ki ke ko kaa kee se mein me mai main par pe tak liye lie ye yeh yah wo woh vo us is ek hai hain h tha ho hoga hogi hota ' +
    'hoti hote kya kyaa kab kaha kahan kahaan kidhar kaun kaunsa kaunsi konsa konsi kis kiska kiski kitna kitne kitni kitana kitane kaise kese kaisa ' +
    'batao bataye bataiye bata dikhao dikhaye dekho dekhna chahiye chaiye milta milega milti wala wali wale aur ya bhi hi to mera meri mere apna apni ' +
    'apne mujhe hame hume naya nayi taaza taza kul ' +
    'आज अब अभी का की के को से में मे पर पे तक लिए लिये यह ये वह वो इस उस एक है हैं था हो होगा होगी होता होती क्या कब कहां कहाँ किधर कौन कौनसा कौनसी किस ' +
    'किसका कितना कितने कितनी कैसे कैसा बताओ बताएं बताइए दिखाओ दिखाएं देखो चाहिए मिलता मिलेगा वाला वाली वाले और या भी ही तो मेरा मेरी मेरे अपना अपनी ' +
    'भाई जी कृपया ज़रा जरा पता आप हम तुम हूं हूँ रहा रही रहे कर करो करें करना गया गई दे दो दीजिए ले लो बोलो जानकारी सूचना अगर फिर सब सबसे जो ' +
    'सी सा बजे लगता लगती लगेगा लगेगी आएगा आएगी मिलेगी मिलती पड़ता पड़ेगा बनाओ बनाएं बनाइए बनाना निकालो चल ' +
    'मुझे नया नई ताज़ा ताजा कुल भारत भारतीय हिंदी हिन्दी'
  )
    .split(' ')
    .concat([...PRICE_WORDS])
    .map(normaliseDevanagari),
);

/** Stop words that are in no name: articles, prepositions, question words, forms of to be. */
export const PARTICLES = wordSet(
  'a an the of at in on to for from by with near is are was be am i my me our you your it its this that these those there here and or what whats which who when where why how much many does do did can could will would should have has had get give show tell find need want please pls help ka ki ke ko kaa kee se mein me mai pe par tak liye hai hain h ho hota kya kyaa kab kaha kahan kahaan kidhar kaun kaunsa kis kiska kitna kitne kitni kaise batao bataiye bata dikhao chahiye chaiye wala wali aur ya bhi to mera meri mere mujhe hame hi hello hey sir madam bhai aap tum ji zara jara pata का की के को से में मे पर तक लिए है हैं हो क्या कब कहां किधर कौन किस किसका कितना कितने कैसे बताओ बताइए चाहिए और या भी मुझे',
);
