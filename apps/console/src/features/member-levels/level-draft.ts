import type { VipLevel } from '@comanda/contract'
import { type DraftField, flag, names, number, used } from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

// A factor of 0.9 takes 10 % off; hundredths of a percent hide what a float adds.
const percentOf = (factor: number): number => Math.round((1 - factor) * 10_000) / 100
const factorOf = (percent: number): number => Math.round((100 - percent) * 100) / 10_000

/** Off the bill, in percent; empty: nothing. */
const percentOff: DraftField<number, string> = {
  ...number,
  enter: (factor) => number.enter(factor === undefined ? undefined : percentOf(factor)),
  read: (entered) => (entered.trim() === '' ? null : factorOf(Number(entered))),
}

/** A level as it is entered; its discounts by shop are not shown. */
export const level = recordDraft<VipLevel>()({
  name: names,
  orderDiscount: percentOff,
  beforeServiceCharge: flag,
  status: used(),
})
export type LevelDraft = DraftOf<typeof level>
