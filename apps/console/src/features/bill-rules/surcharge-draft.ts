import type { SurchargeSetting } from '@comanda/contract'
import { flag, names, number, someOrAll, used } from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** What a surcharge is worked out from (SUR-2.1). */
export const amounts = ['percent', 'fixedAmount', 'amountPerPerson', 'amountPerProduct'] as const

/** A surcharge as it is entered; its rules are not shown. */
export const surcharge = recordDraft<SurchargeSetting>()({
  name: names,
  percent: number,
  fixedAmount: number,
  amountPerPerson: number,
  amountPerProduct: number,
  // Whether it is charged only if staff choose so.
  manual: flag,
  discountable: flag,
  orderType: someOrAll(),
  shops: someOrAll(),
  status: used(),
})
export type SurchargeDraft = DraftOf<typeof surcharge>

/** Returns whether it may be sent: it is for some order in some shop. */
export const isComplete = ({ orderType, shops }: SurchargeDraft): boolean =>
  orderType?.length !== 0 && shops?.length !== 0
