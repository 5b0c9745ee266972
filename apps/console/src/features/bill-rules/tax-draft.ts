import { newRecordId } from '@comanda/client/staff'
import type { DataOf, PatchOf, TaxSetting } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'

type OrderTypes = NonNullable<TaxSetting['orderType']>

/** A tax as it is entered. */
export interface TaxDraft {
  readonly _id: string
  readonly names: EnteredNames
  readonly percent: string
  /** The class of dishes that it is for; empty: all that have none of their own. */
  readonly taxClass: string
  readonly included: boolean
  readonly ofProducts: boolean
  readonly ofSurcharges: boolean
  /** Undefined: all. */
  readonly orderTypes: Readonly<OrderTypes> | undefined
  readonly shops: readonly string[] | undefined
  readonly isUsed: boolean
}

export const newTax = (shop: string): TaxDraft => ({
  _id: newRecordId(),
  names: noNames,
  percent: '',
  taxClass: '',
  included: false,
  ofProducts: true,
  ofSurcharges: true,
  orderTypes: undefined,
  shops: [shop],
  isUsed: true,
})

export const draftOf = (tax: TaxSetting): TaxDraft => {
  const { _id, name, percent, priceTypes = [], orderType, shops, status, disabled } = tax
  const ofSurcharges = priceTypes.includes('surcharge')
  return {
    _id,
    names: enteredNames(name),
    percent: String(percent),
    taxClass: tax.taxClass ?? '',
    included: tax.included === true,
    // Without a choice a tax is for the goods (TAX-1.4).
    ofProducts: !ofSurcharges || priceTypes.includes('product'),
    ofSurcharges,
    orderTypes: orderType?.length ? orderType : undefined,
    shops: shops?.length ? shops : undefined,
    isUsed: disabled !== true && (status === undefined || status === 'active'),
  }
}

/** Returns whether it may be sent: it is for something, in some shop, for some order. */
export const isComplete = ({ ofProducts, ofSurcharges, orderTypes, shops }: TaxDraft): boolean =>
  (ofProducts || ofSurcharges) && orderTypes?.length !== 0 && shops?.length !== 0

const sureOf = ({ names, percent, included, ofProducts, ofSurcharges, isUsed }: TaxDraft) => ({
  name: nameOf(names),
  percent: Number(percent),
  included,
  priceTypes: [
    ...(ofProducts ? ['product' as const] : []),
    ...(ofSurcharges ? ['surcharge' as const] : []),
  ],
  status: isUsed ? ('active' as const) : ('disabled' as const),
  disabled: false,
})

/** Returns a new tax, or an example of one that is not saved yet. */
export const createData = (draft: TaxDraft): DataOf<TaxSetting> & { readonly _id: string } => ({
  _id: draft._id,
  ...sureOf(draft),
  ...(draft.orderTypes ? { orderType: [...draft.orderTypes] } : {}),
  ...(draft.shops ? { shops: [...draft.shops] } : {}),
  ...(draft.taxClass.trim() === '' ? {} : { taxClass: draft.taxClass.trim() }),
})

const fieldsOf = (draft: TaxDraft): PatchOf<TaxSetting> => ({
  ...sureOf(draft),
  orderType: draft.orderTypes ? [...draft.orderTypes] : null,
  shops: draft.shops ? [...draft.shops] : null,
  taxClass: draft.taxClass.trim() || null,
})

/** Returns what was changed of a tax; its rules, which the form does not show, stay. */
export const patchData = (tax: TaxSetting, draft: TaxDraft): PatchOf<TaxSetting> =>
  changedFields(fieldsOf(draftOf(tax)), fieldsOf(draft))
