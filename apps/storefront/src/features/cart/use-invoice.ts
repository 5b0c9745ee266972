import type { OrderDetails } from '@comanda/client'
import { taiwanInvoiceError, type TaiwanTaxType } from '@comanda/engine/contact'
import { useCatalogue } from '../../diner/use-stores.ts'
import type { OrderTexts } from './order-texts.ts'

/** The kinds of invoice that can be asked for. */
export const INVOICE_TYPES = ['none', 'electronic', 'company', 'donate', 'nrt'] as const
export type InvoiceType = (typeof INVOICE_TYPES)[number]

const fields = {
  electronic: 'twTaxVehicle',
  company: 'twTaxComp',
  donate: 'twDonate',
  nrt: 'twTaxNrt',
} as const satisfies Record<TaiwanTaxType, string>

/** The invoice of an order in Taiwan (INV-1.7); not shown elsewhere. */
export const useInvoice = (texts: OrderTexts, change: (part: OrderTexts) => void) => {
  const isAsked = useCatalogue().menu?.shop.currency === 'TWD'
  const type = INVOICE_TYPES.find((entry) => entry === texts.invoice) ?? 'none'
  const text = type === 'none' ? '' : (texts[type] ?? '')
  const written = type === 'electronic' ? text.trim().toUpperCase() : text.trim()
  const invoice =
    isAsked && type !== 'none' ? { twTaxType: type, [fields[type]]: written } : undefined
  const asked: OrderDetails = invoice ? { twInvoice: invoice } : {}
  return {
    isAsked,
    type,
    setType: (next: InvoiceType) => change({ invoice: next }),
    text,
    setText: (next: string) => {
      if (type !== 'none') change({ [type]: next })
    },
    error: invoice && taiwanInvoiceError(invoice)?.code,
    /** What the order says of it. */
    asked,
  }
}

export type InvoiceModel = ReturnType<typeof useInvoice>
