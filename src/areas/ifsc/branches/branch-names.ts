/** Short forms that stay in capitals: of departments, kinds of branches, banks and estates. Those without a vowel stay by themselves. */
const SHORT_FORMS = new Set(
  (
    'RTGS NEFT IMPS UPI HO RO ZO CMS SME MSME MIDC GIDC RIICO SIDCO UPSIDC IIT IIM NIT AIIMS BHEL ONGC NTPC LIC NRI HUF PBB SSI ADB CAC RACC RACPC RBO ' +
    'SARC RAPC CLPC BC FIMM EBU DBU EC ATM ISB SAM ARM MICR IFB CPC PSB SBI SBM SBH SBT PNB BOB BOI UCO IOB UBI OBC HDFC ICICI IDBI MG JP VIP APMC MPGB OGB ' +
    'APGB YDCC DCC DCCB UCB MCC MCB GT DLF HSR BTM OMR ECR ITI IMT EPIP ITPL BEL HAL HMT IDPL NFC UP MP AP HP UK WB MH KA TN II III IV VI VII VIII IX XI XII'
  ).split(' '),
);
/** Words that are written small within a name. */
const SMALL = new Set(['AND', 'OF', 'IN', 'AT', 'FOR', 'THE', 'TO']);

/**
 * A branch's name in title case, since the list has it in capitals: short forms, initials and words without a vowel stay. A name with small letters is as it
 * is. `KK NAGAR` is `KK Nagar`, `S.P.COLONY BRANCH` is `S.P.Colony Branch`.
 */
export function branchName(listed: string): string {
  if (/\p{Ll}/u.test(listed)) return listed;
  return listed.replace(/\p{L}+/gu, (word, at: number) => {
    const isInitials = word.length < 3 && !SMALL.has(word);
    if (SHORT_FORMS.has(word) || isInitials || !/[AEIOUY]/.test(word)) return word;
    if (SMALL.has(word) && at > 0) return word.toLowerCase();
    return word[0] + word.slice(1).toLowerCase();
  });
}

/**
 * What is left of a mail address whose signs were dropped, behind an address: `DWARKA110077DWARKAATSBTCOIN` was a PIN code and `dwarka@sbt.co.in`. The
 * list cuts some of them.
 */
const MAIL = /(\d{6})[A-Z\d]*AT[A-Z]{2,6}CO(?:IN?|M)?$|(\d{6})[A-Z\d]*ATSBTC?$/;

/** An address without the mail address that ran into it; its PIN code stays. */
export const withoutMail = (address: string): string =>
  address.replace(MAIL, (_, pin: string | undefined, cut: string | undefined) => ` ${pin ?? cut}`).trim();
