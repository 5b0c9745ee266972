import type { TaxSetting } from '@comanda/contract'
import {
  type DraftField,
  flag,
  names,
  number,
  someOrAll,
  text,
  used,
} from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** What a tax may be charged on (TAX-1.4). */
export const priceTypeNames = ['product', 'surcharge'] as const
type PriceType = (typeof priceTypeNames)[number]

/** Without a choice a tax is for the goods (TAX-1.4). */
const priceTypes: DraftField<PriceType[], readonly PriceType[]> = {
  blank: priceTypeNames,
  enter: (types) => (types?.length ? types : ['product']),
  read: (entered) => [...entered],
}

/** A tax as it is entered; its rules are not shown. */
export const tax = recordDraft<TaxSetting>()({
  name: names,
  percent: number,
  included: flag,
  priceTypes,
  // The class of dishes that it is for; empty: all that have none of their own.
  taxClass: text,
  orderType: someOrAll(),
  shops: someOrAll(),
  status: used(),
  disabled: flag,
})
export type TaxDraft = DraftOf<typeof tax>

/** Returns whether it is charged: one can be disabled in two ways. */
export const isUsed = ({ status, disabled }: Pick<TaxDraft, 'status' | 'disabled'>): boolean =>
  status && !disabled

/** Returns whether it may be sent: it is for something, in some shop, for some order. */
export const isComplete = ({ priceTypes: of, orderType, shops }: TaxDraft): boolean =>
  of.length > 0 && orderType?.length !== 0 && shops?.length !== 0
