import { newRecordId } from '@comanda/client/staff'
import type { DataOf, PatchOf, SurchargeSetting } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'

type OrderTypes = NonNullable<SurchargeSetting['orderType']>

/** What a surcharge is worked out from (SUR-2.1). */
export const amounts = ['percent', 'fixedAmount', 'amountPerPerson', 'amountPerProduct'] as const
export type AmountName = (typeof amounts)[number]

/** A surcharge as it is entered. Numbers are texts; empty ones are absent. */
export interface SurchargeDraft {
  readonly _id: string
  readonly names: EnteredNames
  readonly amounts: Readonly<Record<AmountName, string>>
  /** Whether it is charged only if staff choose so. */
  readonly manual: boolean
  readonly discountable: boolean
  /** Undefined: all. */
  readonly orderTypes: Readonly<OrderTypes> | undefined
  readonly shops: readonly string[] | undefined
  readonly isUsed: boolean
}

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

export const newSurcharge = (shop: string): SurchargeDraft => ({
  _id: newRecordId(),
  names: noNames,
  amounts: { percent: '', fixedAmount: '', amountPerPerson: '', amountPerProduct: '' },
  manual: false,
  discountable: false,
  orderTypes: undefined,
  shops: [shop],
  isUsed: true,
})

export const draftOf = (surcharge: SurchargeSetting): SurchargeDraft => {
  const { _id, name, orderType, shops, status, manual, discountable } = surcharge
  return {
    _id,
    names: enteredNames(name),
    amounts: {
      percent: textOf(surcharge.percent),
      fixedAmount: textOf(surcharge.fixedAmount),
      amountPerPerson: textOf(surcharge.amountPerPerson),
      amountPerProduct: textOf(surcharge.amountPerProduct),
    },
    manual: manual === true,
    discountable: discountable === true,
    orderTypes: orderType?.length ? orderType : undefined,
    shops: shops?.length ? shops : undefined,
    isUsed: status === undefined || status === 'active',
  }
}

/** Returns whether it may be sent: it is for some order in some shop. */
export const isComplete = ({ orderTypes, shops }: SurchargeDraft): boolean =>
  orderTypes?.length !== 0 && shops?.length !== 0

const sureOf = ({ names, manual, discountable, isUsed }: SurchargeDraft) => ({
  name: nameOf(names),
  manual,
  discountable,
  status: isUsed ? ('active' as const) : ('disabled' as const),
})

const amountsOf = (draft: SurchargeDraft): Partial<Record<AmountName, number>> =>
  Object.fromEntries(
    amounts.flatMap((name) => {
      const text = draft.amounts[name].trim()
      return text === '' ? [] : [[name, Number(text)] as const]
    }),
  )

/** Returns a new surcharge, or an example of one that is not saved yet. */
export const createData = (
  draft: SurchargeDraft,
): DataOf<SurchargeSetting> & { readonly _id: string } => ({
  _id: draft._id,
  ...sureOf(draft),
  ...amountsOf(draft),
  ...(draft.orderTypes ? { orderType: [...draft.orderTypes] } : {}),
  ...(draft.shops ? { shops: [...draft.shops] } : {}),
})

const fieldsOf = (draft: SurchargeDraft): PatchOf<SurchargeSetting> => ({
  ...sureOf(draft),
  percent: null,
  fixedAmount: null,
  amountPerPerson: null,
  amountPerProduct: null,
  ...amountsOf(draft),
  orderType: draft.orderTypes ? [...draft.orderTypes] : null,
  shops: draft.shops ? [...draft.shops] : null,
})

/** Returns what was changed of a surcharge; its rules, which the form does not show, stay. */
export const patchData = (
  surcharge: SurchargeSetting,
  draft: SurchargeDraft,
): PatchOf<SurchargeSetting> => changedFields(fieldsOf(draftOf(surcharge)), fieldsOf(draft))
