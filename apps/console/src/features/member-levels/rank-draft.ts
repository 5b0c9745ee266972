import type { ShopRank } from '@comanda/contract'
import { names, number } from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** A rank as it is entered: what a member spends, and in how many months. */
export const rank = recordDraft<ShopRank>()({
  name: names,
  description: names,
  expenditure: number,
  periodMonths: number,
})
export type RankDraft = DraftOf<typeof rank>
