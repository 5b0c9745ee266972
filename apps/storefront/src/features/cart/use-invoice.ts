import type { OrderDetails } from '@comanda/client'
import { taiwanInvoiceError, type TaiwanTaxType } from '@comanda/engine'
import { useState } from 'react'
import { useCatalogue } from '../../data/use-store.ts'

/** The kinds of invoice that can be asked for. */
export const INVOICE_TYPES = ['none', 'electronic', 'company', 'donate', 'nrt'] as const
export type InvoiceType = (typeof INVOICE_TYPES)[number]

const fields = {
  electronic: 'twTaxVehicle',
  company: 'twTaxComp',
  donate: 'twDonate',
  nrt: 'twTaxNrt',
} as const satisfies Record<TaiwanTaxType, string>

/** The invoice of an order in Taiwan (spec 001 §5); elsewhere none is asked for. */
export const useInvoice = () => {
  const isAsked = useCatalogue().menu?.shop.currency === 'TWD'
  const [type, setType] = useState<InvoiceType>('none')
  const [texts, setTexts] = useState<Partial<Record<TaiwanTaxType, string>>>({})
  const written = type === 'none' ? '' : (texts[type] ?? '').trim()
  const text = type === 'electronic' ? written.toUpperCase() : written
  const invoice = isAsked && type !== 'none' ? { twTaxType: type, [fields[type]]: text } : undefined
  const asked: OrderDetails = invoice ? { twInvoice: invoice } : {}
  return {
    isAsked,
    type,
    setType,
    text: type === 'none' ? '' : (texts[type] ?? ''),
    setText: (next: string) => {
      if (type !== 'none') setTexts((before) => ({ ...before, [type]: next }))
    },
    error: invoice && taiwanInvoiceError(invoice)?.code,
    /** What the order says of it. */
    asked,
  }
}

export type InvoiceModel = ReturnType<typeof useInvoice>
