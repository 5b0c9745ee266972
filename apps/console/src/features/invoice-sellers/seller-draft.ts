import type { CreateInvoiceSellerData, InvoiceSeller, InvoiceSellerPatch } from '@comanda/contract'
import { oneOf, requiredText, text, writtenByName } from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** The keys of a seller: ECPay's two, and that of the QR codes. */
export const keyNames = ['hashKey', 'hashIV', 'qrKey'] as const
export type KeyName = (typeof keyNames)[number]

/** A seller as it is entered; its keys are only written (INV-3.7). */
export const seller = recordDraft<InvoiceSeller, CreateInvoiceSellerData, InvoiceSellerPatch>()({
  taxId: requiredText,
  name: requiredText,
  address: text,
  adapter: oneOf<InvoiceSeller['adapter']>('ecpay'),
  mode: oneOf<InvoiceSeller['mode']>('sandbox'),
  merchant: text,
  prepaid: oneOf<NonNullable<InvoiceSeller['prepaid']>>('spending'),
  mail: text,
  secrets: writtenByName<KeyName>(),
})
export type SellerDraft = DraftOf<typeof seller>

/** Returns the keys that a seller of an adapter has. */
export const keysOf = (adapter: InvoiceSeller['adapter']): readonly KeyName[] =>
  adapter === 'ecpay' ? keyNames : ['qrKey']

/** Returns a seller without keys that its adapter does not have. */
export const storedSeller = (draft: SellerDraft): SellerDraft => {
  const { qrKey = '' } = draft.secrets
  return draft.adapter === 'ecpay' ? draft : { ...draft, secrets: { qrKey } }
}
