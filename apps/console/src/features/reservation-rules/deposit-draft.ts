import type { DepositRule } from '@comanda/contract'
import { type DraftField, number, oneOf, some, text } from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** A rule of deposits as it is entered; what is empty is not set. Its id tells the rules of the form apart. */
const rule = recordDraft<DepositRule & { readonly _id: string }>()({
  amount: number,
  per: oneOf<DepositRule['per']>('head'),
  minGuests: number,
  weekdays: some<number>(),
  startDate: text,
  endDate: text,
  diningSession: text,
})
export type EnteredDeposit = DraftOf<typeof rule>

export const newDeposit = (): EnteredDeposit => rule.blank()

export const deposits: DraftField<DepositRule[], readonly EnteredDeposit[]> = {
  blank: [],
  enter: (rules = []) => rules.map((one, index) => rule.draftOf({ ...one, _id: String(index) })),
  read: (entered) =>
    entered.length > 0
      ? entered.map((one) => {
          const { _id: _row, ...said } = rule.createData(one)
          return said
        })
      : null,
}
