import { newRecordId } from '@comanda/client/staff'
import type { DataOf, PatchOf, ShopRank } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'

/** A rank as it is entered. */
export interface RankDraft {
  readonly _id: string
  readonly names: EnteredNames
  readonly description: EnteredNames
  readonly expenditure: string
  readonly months: string
}

export const newRank = (): RankDraft => ({
  _id: newRecordId(),
  names: noNames,
  description: noNames,
  expenditure: '',
  months: '',
})

export const draftOf = ({
  _id,
  name,
  description = [],
  expenditure,
  periodMonths,
}: ShopRank): RankDraft => ({
  _id,
  names: enteredNames(name),
  description: enteredNames(description),
  expenditure: String(expenditure),
  months: String(periodMonths ?? ''),
})

const sureOf = ({ names, description, expenditure }: RankDraft) => ({
  name: nameOf(names),
  description: nameOf(description),
  expenditure: Number(expenditure),
})

export const createData = (draft: RankDraft): DataOf<ShopRank> => ({
  _id: draft._id,
  ...sureOf(draft),
  ...(draft.months.trim() === '' ? {} : { periodMonths: Number(draft.months) }),
})

const fieldsOf = (draft: RankDraft): PatchOf<ShopRank> => ({
  ...sureOf(draft),
  periodMonths: draft.months.trim() === '' ? null : Number(draft.months),
})

/** Returns what was changed of a rank. */
export const patchData = (rank: ShopRank, draft: RankDraft): PatchOf<ShopRank> =>
  changedFields(fieldsOf(draftOf(rank)), fieldsOf(draft))
