import { formatDay, groupDigits } from '../../../i18n/format.ts';
import { inAllLocales } from '../../../i18n/locale.ts';
import { pincodeAtlas, requireDistrict } from '../../../places/pincodes/atlas.ts';
import { findPin, listOffices, pincodeDatabase } from '../../../places/pincodes/queries.ts';
import { withoutSnapshot } from '../../../store/snapshot.ts';
import type { DirectAnswer } from '../../intent.ts';
import { bankNameIn } from '../banks/bank-names.ts';
import { type Bank, idsOf, type Register } from '../banks/register.ts';
import { ifscDatabase, listBranches, readAddresses } from '../queries.ts';
import { IFSC } from '../wording.ts';
import { branchesAddress } from './addresses.ts';
import { listedState } from './branch-counts.ts';
import { withDetails } from './branches.ts';
import { MAX_TOLD, sourceOf } from './told-branches.ts';

/** The branches of a bank that have a PIN code in their address; where none has, the town whose branches may be near. */
export async function branchesAtPin(register: Register, bank: Bank, code: string): Promise<DirectAnswer[]> {
  const area = await withoutSnapshot(async () => {
    const [atlas, db] = await Promise.all([pincodeAtlas(), pincodeDatabase()]);
    const pin = await findPin(db, Number(code));
    const [office] = pin ? await listOffices(db, { ...pin, offices: 1 }) : [];
    return pin && { ...requireDistrict(atlas, pin.district), office: office?.name ?? '' };
  }, undefined);
  if (!area) return [];
  const db = await ifscDatabase();
  const ids = idsOf(bank.groups.filter(({ state }) => state === listedState(area.state)));
  const all = await listBranches(db, ids, ids.to - ids.from);
  const addresses = await readAddresses(
    db,
    all.map(({ id }) => id),
  );
  const written = new RegExp(`(?<!\\d)${code.slice(0, 3)} ?${code.slice(3)}(?!\\d)`);
  const there = all.filter(({ id }) => written.test(addresses.get(id)?.address ?? ''));
  const listed = await withDetails(db, register, there.slice(0, MAX_TOLD));
  return [
    {
      title: inAllLocales(IFSC, (t, locale) => t.branchesAtPin(bankNameIn(locale, bank.code, bank.name), code)),
      answer: there.length > 0 ? inAllLocales(IFSC, (t) => t.branchNumber(groupDigits(there.length))) : null,
      detail: inAllLocales(IFSC, (t, locale) =>
        there.length > 0
          ? listed.map((one) => `${one.name} ${one.code}`).join(', ')
          : t.noneAtPin(formatDay(register.branchList?.day ?? '', true, locale), `${area.office}, ${area.name}`),
      ),
      url: branchesAddress({ bank: bank.code, q: area.name }),
      confidence: 0.95,
      uses: ['amount', 'word', 'other'],
      ...(there.length > 0 ? {} : { declined: true as const }),
      ...sourceOf(register),
    },
  ];
}
