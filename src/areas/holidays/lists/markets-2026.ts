/**
 * Days of 2026 on which exchanges are closed, from aion-indian-market-calendar 1.6.0 (MIT), dataset of 18 October 2026, which compared them with the
 * lists of the exchanges. A line: day; what is closed; name. NSE and BSE are their shares and derivatives; MCX in the morning trades again from 17:00,
 * in the evening it closes at 17:00; CURRENCY are currency derivatives of the NSE, which follow banks at Mumbai.
 */
export default `
01-01 MCX:evening New Year's Day
01-15 NSE,BSE,CURRENCY Municipal Corporation Election in Maharashtra
01-26 NSE,BSE,MCX,CURRENCY Republic Day
02-19 CURRENCY Chhatrapati Shivaji Maharaj's Jayanti
03-03 NSE,BSE,MCX:morning,CURRENCY Holi
03-19 CURRENCY Gudi Padwa
03-26 NSE,BSE,MCX:morning,CURRENCY Ram Navami
03-31 NSE,BSE,MCX:morning,CURRENCY Mahavir Jayanti
04-01 CURRENCY Annual Closing of Banks
04-03 NSE,BSE,MCX,CURRENCY Good Friday
04-14 NSE,BSE,MCX:morning,CURRENCY Dr. B. R. Ambedkar's Jayanti
05-01 NSE,BSE,MCX:morning,CURRENCY Maharashtra Day
05-28 NSE,BSE,MCX:morning,CURRENCY Id-ul-Zuha (Bakrid)
06-26 NSE,BSE,MCX:morning,CURRENCY Muharram
08-26 CURRENCY Milad-un-Nabi
09-14 NSE,BSE,MCX:morning,CURRENCY Ganesh Chaturthi
10-02 NSE,BSE,MCX,CURRENCY Mahatma Gandhi's Jayanti
10-20 NSE,BSE,MCX:morning,CURRENCY Dussehra
11-10 NSE,BSE,MCX:morning,CURRENCY Diwali (Bali Pratipada)
11-24 NSE,BSE,MCX:morning,CURRENCY Guru Nanak's Jayanti
12-25 NSE,BSE,MCX,CURRENCY Christmas
`;
