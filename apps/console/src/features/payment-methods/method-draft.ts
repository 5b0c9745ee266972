import { newRecordId } from '@comanda/client/staff'
import type { PatchOf, PaymentMethod, PaymentMethodData } from '@comanda/contract'
import { enteredNames, type EnteredNames, nameOf, noNames } from '../../forms/names.ts'

type OrderTypes = NonNullable<PaymentMethod['orderType']>

/** A method as it is entered. Numbers are texts; empty ones are absent. */
export interface MethodDraft {
  readonly _id: string
  readonly names: EnteredNames
  readonly type: PaymentMethod['type']
  /** Empty: without one. */
  readonly account: string
  readonly channel: string
  readonly percent: string
  readonly fixed: string
  readonly taxPercent: string
  readonly least: string
  readonly most: string
  readonly shops: readonly string[] | undefined
  readonly orderType: Readonly<OrderTypes> | undefined
  readonly status: NonNullable<PaymentMethod['status']>
}

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** Returns the number that was entered, or undefined if the field is empty. */
export const numberOf = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text)

export const newDraft = (): MethodDraft => ({
  _id: newRecordId(),
  names: noNames,
  type: 'card',
  account: '',
  channel: '',
  percent: '',
  fixed: '',
  taxPercent: '',
  least: '',
  most: '',
  shops: undefined,
  orderType: undefined,
  status: 'active',
})

export const draftOf = (method: PaymentMethod): MethodDraft => {
  const { _id, name, type, account = '', channel = '', surcharge = {}, ...rest } = method
  return {
    _id,
    names: enteredNames(name),
    type,
    account,
    channel,
    percent: textOf(surcharge.percent),
    fixed: textOf(surcharge.fixed),
    taxPercent: textOf(surcharge.taxPercent),
    least: textOf(rest.least),
    most: textOf(rest.most),
    shops: rest.shops?.length ? rest.shops : undefined,
    orderType: rest.orderType?.length ? rest.orderType : undefined,
    status: rest.status ?? 'active',
  }
}

/** Returns whether a method may be paid online. */
export const mayHaveAccount = ({ type }: Pick<MethodDraft, 'type'>): boolean =>
  type === 'card' || type === 'wallet'

/** Returns what a method costs the guest, or undefined if it costs nothing. */
export const surchargeOf = (draft: MethodDraft): PaymentMethod['surcharge'] => {
  if (!mayHaveAccount(draft) || draft.account === '') return undefined
  const entries = (['percent', 'fixed', 'taxPercent'] as const).flatMap((name) => {
    const value = numberOf(draft[name])
    return value === undefined || value === 0 ? [] : [[name, value] as const]
  })
  return entries.some(([name]) => name !== 'taxPercent') ? Object.fromEntries(entries) : undefined
}

/** Returns all that a method may have, with undefined for what it has not. */
const fieldsOf = (draft: MethodDraft) => {
  const isOnline = mayHaveAccount(draft) && draft.account !== ''
  return {
    account: isOnline ? draft.account : undefined,
    channel: isOnline && draft.channel.trim() !== '' ? draft.channel.trim() : undefined,
    surcharge: surchargeOf(draft),
    least: isOnline ? numberOf(draft.least) : undefined,
    most: isOnline ? numberOf(draft.most) : undefined,
    shops: draft.shops && [...draft.shops],
    orderType: draft.orderType && [...draft.orderType],
  }
}

const sureOf = ({ names, type, status }: MethodDraft) => ({
  name: nameOf(names),
  type,
  status,
})

export const createData = (draft: MethodDraft): PaymentMethodData & { readonly _id: string } => {
  const { account, channel, surcharge, least, most, shops, orderType } = fieldsOf(draft)
  return {
    _id: draft._id,
    ...sureOf(draft),
    ...(account === undefined ? {} : { account }),
    ...(channel === undefined ? {} : { channel }),
    ...(surcharge === undefined ? {} : { surcharge }),
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    ...(shops === undefined ? {} : { shops }),
    ...(orderType === undefined ? {} : { orderType }),
  }
}

/** Returns the changes of a method; what it has no more is removed. */
export const patchData = (draft: MethodDraft): PatchOf<PaymentMethodData> => {
  const { account, channel, surcharge, least, most, shops, orderType } = fieldsOf(draft)
  return {
    ...sureOf(draft),
    account: account ?? null,
    channel: channel ?? null,
    surcharge: surcharge ?? null,
    least: least ?? null,
    most: most ?? null,
    shops: shops ?? null,
    orderType: orderType ?? null,
  }
}
