/** Kinds of offices of a code of their own, each in Hindi as its state calls it. */
const TYPES_IN_HINDI: Readonly<Record<string, string>> = {
  RTO: 'आरटीओ',
  DTO: 'डीटीओ',
  RLA: 'आरएलए',
  SRTO: 'उप-आरटीओ',
  ARTO: 'एआरटीओ',
  UO: 'यूनिट कार्यालय',
  DTC: 'डीटीसी',
  RTA: 'आरटीए',
  STA: 'एसटीए',
  'SDM office': 'एसडीएम कार्यालय',
  SDM: 'एसडीएम कार्यालय',
  AssRTO: 'सहायक आरटीओ',
  AssDOT: 'सहायक परिवहन निदेशक',
  'Not In Use': 'अब काम में नहीं',
};

/** A kind of office in Hindi; undefined where it has no name there. */
export const officeTypeInHindi = (type: string | null): string | undefined => (type === null ? undefined : TYPES_IN_HINDI[type]);
