import { plainCode, phoneText } from '@comanda/shop-rules/contact'
import { isFields } from '../records/fields.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'

/** The fields that people type or scan, whatever record has them. */
const typed: Readonly<Record<string, (text: string) => string>> = {
  phone: phoneText,
  invoiceCarrier: plainCode,
  twTaxVehicle: plainCode,
  twTaxComp: plainCode,
  twDonate: plainCode,
  twTaxNrt: plainCode,
  twTaxEmail: plainCode,
  taxId: plainCode,
}

const plain = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (typeof value === 'string') return [name, typed[name]?.(value) ?? value]
      return [name, name === 'twInvoice' && isFields(value) ? plain(value) : value]
    }),
  )

/** Reads phones, tax ids and codes of carriers in plain letters, once, as keyboards of full width and spreadsheets give them (ACC-1.2, INV-1.9). */
export const normaliseCodes = (context: CallContext, next: NextCall): Promise<void> => {
  if (context.params.provider && isFields(context.data)) context.data = plain(context.data)
  return next()
}
