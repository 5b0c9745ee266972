import type { CreateInvoiceSellerData, InvoiceSeller, InvoiceSellerPatch } from '@comanda/contract'

/** The keys of a seller: ECPay's two, and that of the QR codes. */
export const keyNames = ['hashKey', 'hashIV', 'qrKey'] as const
export type KeyName = (typeof keyNames)[number]

/** A seller as it is entered; empty texts are absent. */
export interface SellerDraft {
  readonly taxId: string
  readonly name: string
  readonly address: string
  readonly adapter: InvoiceSeller['adapter']
  readonly mode: InvoiceSeller['mode']
  readonly merchant: string
  readonly prepaid: NonNullable<InvoiceSeller['prepaid']>
  readonly mail: string
  readonly keys: { readonly [N in KeyName]?: string }
}

export const newDraft = (taxId = ''): SellerDraft => ({
  taxId,
  name: '',
  address: '',
  adapter: 'ecpay',
  mode: 'sandbox',
  merchant: '',
  prepaid: 'spending',
  mail: '',
  keys: {},
})

export const draftOf = (seller: InvoiceSeller): SellerDraft => {
  const { taxId, name, address = '', adapter, mode, merchant = '', mail = '' } = seller
  const { prepaid = 'spending' } = seller
  return { taxId, name, address, adapter, mode, merchant, prepaid, mail, keys: {} }
}

/** Returns the keys that a seller of an adapter has. */
export const keysOf = (adapter: InvoiceSeller['adapter']): readonly KeyName[] =>
  adapter === 'ecpay' ? keyNames : ['qrKey']

const textOf = (entered: string): string | undefined => entered.trim() || undefined

/** Returns what a new seller and a changed one have alike: of the keys, those that were entered (INV-3.7). */
const commonData = ({ name, adapter, mode, prepaid, keys }: SellerDraft) => {
  const entered = keysOf(adapter).flatMap((key) => {
    const text = keys[key]?.trim()
    return text ? [[key, text] as const] : []
  })
  return {
    name: name.trim(),
    adapter,
    mode,
    prepaid,
    ...(entered.length > 0 ? { secrets: Object.fromEntries(entered) } : {}),
  }
}

/** Returns the changes of a seller: all but its tax id. A text that is empty is cleared. */
export const patchData = (draft: SellerDraft): InvoiceSellerPatch => ({
  ...commonData(draft),
  address: textOf(draft.address) ?? null,
  merchant: textOf(draft.merchant) ?? null,
  mail: textOf(draft.mail) ?? null,
})

export const createData = (draft: SellerDraft): CreateInvoiceSellerData => {
  const [address, merchant, mail] = [draft.address, draft.merchant, draft.mail].map(textOf)
  return {
    ...commonData(draft),
    taxId: draft.taxId,
    ...(address === undefined ? {} : { address }),
    ...(merchant === undefined ? {} : { merchant }),
    ...(mail === undefined ? {} : { mail }),
  }
}
