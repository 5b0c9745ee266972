import { taiwanInvoiceError, type TaiwanTaxType } from '@comanda/shop-rules/contact'
import { useAuthentication, useCatalogue } from '../../diner/use-stores.ts'
import { useCarrierMemory } from './use-carrier-memory.ts'

/** The kinds of invoice that a diner can request. */
const INVOICE_TYPES = ['none', 'electronic', 'email', 'company', 'donate', 'nrt'] as const
export type InvoiceType = (typeof INVOICE_TYPES)[number]

const fields = {
  electronic: 'twTaxVehicle',
  company: 'twTaxComp',
  donate: 'twDonate',
  nrt: 'twTaxNrt',
  email: 'twTaxEmail',
} as const satisfies Record<TaiwanTaxType, string>

/** The texts of the form; `invoice` is the selected kind, and each kind has its own text. */
export type InvoiceTexts = Partial<Record<'invoice' | TaiwanTaxType, string>>

/** Returns the form of a Taiwan invoice (INV-1.7), which is not shown elsewhere. */
export const useInvoice = (texts: InvoiceTexts, change: (part: InvoiceTexts) => void) => {
  const { currency, invoiceByEmail } = useCatalogue().menu?.shop ?? {}
  const isOffered = currency === 'TWD'
  const types = INVOICE_TYPES.filter((entry) => entry !== 'email' || invoiceByEmail)
  const { invoiceCarrier: remembered, email } = useAuthentication().user ?? {}
  const usual = remembered === undefined ? 'none' : 'electronic'
  const type = types.find((entry) => entry === texts.invoice) ?? usual
  const known = { electronic: remembered, email }[type as string]
  const text = type === 'none' ? '' : (texts[type] ?? known ?? '')
  const written = type === 'electronic' ? text.trim().toUpperCase() : text.trim()
  const invoice =
    isOffered && type !== 'none' ? { twTaxType: type, [fields[type]]: written } : undefined
  const memory = useCarrierMemory(written)
  return {
    isOffered,
    types,
    type,
    setType: (next: InvoiceType) => change({ invoice: next }),
    text,
    setText: (next: string) => {
      if (type !== 'none') change({ [type]: next })
    },
    error: invoice && taiwanInvoiceError(invoice)?.code,
    memory: type === 'electronic' ? memory : undefined,
    remember: (isOn: boolean) => {
      // What is not remembered any more stays in this form.
      change({ invoice: type, electronic: written })
      void memory?.set(isOn)
    },
    /** The invoice as an order or a payment sends it. */
    details: invoice ? { twInvoice: invoice } : {},
  }
}

export type InvoiceModel = ReturnType<typeof useInvoice>
