import type { PincodeTables } from '../../places/pincodes/tables.ts';
import type { NeighbourCheck } from '../../store/doubts.ts';

const NAME = 'state';

/** How offices are held against their neighbours: `findStrangers` marks them while the directory is made, since it needs both editions. */
export const PINCODE_CHECKS: readonly NeighbourCheck<PincodeTables>[] = [
  {
    name: NAME,
    table: 'office',
    key: 'id',
    says: {
      en: 'Post offices that the directory puts in a state where no other PIN code of their first three digits lies, and those of the army. They are shown in the state of their neighbours.',
      hi: 'डाकघर जो सूची में ऐसे राज्य में रखे गए हैं जहाँ उनके पहले तीन अंकों का कोई और पिन कोड नहीं, और सेना के डाकघर। वे पड़ोसी पिन कोडों के राज्य में दिखाए जाते हैं।',
    },
    async find(db) {
      const rows = await db.selectFrom('office').select(['id', 'doubt']).where('doubt', 'is not', null).execute();
      return new Map(rows.map(({ id, doubt }) => [String(id), (doubt ?? '').replace(`${NAME}: `, '')]));
    },
  },
];
