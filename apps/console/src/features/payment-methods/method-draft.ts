import type { PaymentMethod } from '@comanda/contract'
import { type DraftField, names, number, oneOf, someOrAll, text } from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

type Surcharge = NonNullable<PaymentMethod['surcharge']>
const parts = ['percent', 'fixed', 'taxPercent'] as const
type EnteredSurcharge = Readonly<Record<(typeof parts)[number], string>>

/** What a method costs the guest; a tax alone is no cost. */
const surcharge: DraftField<Surcharge, EnteredSurcharge> = {
  blank: { percent: '', fixed: '', taxPercent: '' },
  enter: (costs = {}) => ({
    percent: number.enter(costs.percent),
    fixed: number.enter(costs.fixed),
    taxPercent: number.enter(costs.taxPercent),
  }),
  read: (entered) => {
    const said = parts.flatMap((part) => {
      const value = number.read(entered[part])
      return value ? [[part, value] as const] : []
    })
    return said.some(([part]) => part !== 'taxPercent') ? Object.fromEntries(said) : null
  },
}

export const method = recordDraft<PaymentMethod>()({
  name: names,
  type: oneOf<PaymentMethod['type']>('card'),
  // By which it is paid online; empty: without one.
  account: text,
  channel: text,
  surcharge,
  least: number,
  most: number,
  shops: someOrAll(),
  orderType: someOrAll(),
  status: oneOf<NonNullable<PaymentMethod['status']>>('active'),
})
export type MethodDraft = DraftOf<typeof method>

/** Returns whether a method may be paid online. */
export const mayHaveAccount = ({ type }: Pick<MethodDraft, 'type'>): boolean =>
  type === 'card' || type === 'wallet'

/** Returns a method without what only one with an account has. */
export const storedMethod = (draft: MethodDraft): MethodDraft =>
  mayHaveAccount(draft) && draft.account !== ''
    ? draft
    : { ...draft, account: '', channel: '', surcharge: surcharge.blank, least: '', most: '' }

/** Returns what a method costs the guest; null if nothing. */
export const surchargeOf = (draft: MethodDraft): Surcharge | null =>
  surcharge.read(storedMethod(draft).surcharge)

/** Returns whether its least amount is above its most. */
export const isSwapped = ({ least, most }: Pick<MethodDraft, 'least' | 'most'>): boolean =>
  (number.read(least) ?? 0) > (number.read(most) ?? Infinity)
