import { newRecordId } from '@comanda/client/staff'
import type { DataOf, PatchOf, VipLevel } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'

/** A level as it is entered. */
export interface LevelDraft {
  readonly _id: string
  readonly names: EnteredNames
  /** Off the bill, in percent; empty: nothing. */
  readonly percentOff: string
  readonly beforeServiceCharge: boolean
  readonly isUsed: boolean
}

export const newLevel = (): LevelDraft => ({
  _id: newRecordId(),
  names: noNames,
  percentOff: '',
  beforeServiceCharge: false,
  isUsed: true,
})

// A factor of 0.9 takes 10 % off; hundredths of a percent hide what a float adds.
const percentOf = (factor: number): number => Math.round((1 - factor) * 10_000) / 100
const factorOf = (percent: number): number => Math.round((100 - percent) * 100) / 10_000

export const draftOf = ({
  _id,
  name,
  orderDiscount,
  beforeServiceCharge,
  status,
}: VipLevel): LevelDraft => ({
  _id,
  names: enteredNames(name),
  percentOff: orderDiscount === undefined ? '' : String(percentOf(orderDiscount)),
  beforeServiceCharge: beforeServiceCharge === true,
  isUsed: status === 'active',
})

const sureOf = ({ names, beforeServiceCharge, isUsed }: LevelDraft) => ({
  name: nameOf(names),
  beforeServiceCharge,
  status: isUsed ? ('active' as const) : ('disabled' as const),
})

export const createData = (draft: LevelDraft): DataOf<VipLevel> => ({
  _id: draft._id,
  ...sureOf(draft),
  ...(draft.percentOff.trim() === '' ? {} : { orderDiscount: factorOf(Number(draft.percentOff)) }),
})

const fieldsOf = (draft: LevelDraft): PatchOf<VipLevel> => ({
  ...sureOf(draft),
  orderDiscount: draft.percentOff.trim() === '' ? null : factorOf(Number(draft.percentOff)),
})

/** Returns what was changed of a level; its discounts by shop, which the form does not show, stay. */
export const patchData = (level: VipLevel, draft: LevelDraft): PatchOf<VipLevel> =>
  changedFields(fieldsOf(draftOf(level)), fieldsOf(draft))
