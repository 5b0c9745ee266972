import { republicDate } from './taiwan-period.ts'
import { withoutTaiwanTax } from './taiwan-tax-amount.ts'
import type { InvoiceLine } from './invoice-lines.ts'

/** What the codes on a printed invoice say. */
export interface PrintedInvoice {
  /** Two letters and eight digits. */
  readonly number: string
  /** The day in Taipei, `YYYY-MM-DD`. */
  readonly day: string
  /** Four digits. */
  readonly random: string
  readonly total: number
  /** The buyer's tax id, if it is a company's. */
  readonly buyer?: string | undefined
  readonly seller: string
  readonly lines: readonly InvoiceLine[]
}

/** Bytes of all items in the two codes: more would not fit on 57 mm paper. */
const mostBytes = 180

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Returns the text of the Code 39 barcode: period, number, random digits (INV-5.1). */
export const invoiceBarcode = (
  period: string,
  { number, random }: Pick<PrintedInvoice, 'number' | 'random'>,
): string => period + number + random

const hex = (amount: number): string => amount.toString(16).padStart(8, '0')

/** A colon separates the fields of the codes, so a name has none. */
const itemText = ({ name, quantity, price }: InvoiceLine): string =>
  `${name.replaceAll(':', '：')}:${quantity}:${price}`

/** Returns the first items that fit, at least one. */
const fitting = (items: readonly string[]): readonly string[] => {
  let bytes = 0
  const end = items.findIndex((item) => {
    bytes += bytesOf(item) + 1
    return bytes > mostBytes
  })
  return end < 0 ? items : items.slice(0, Math.max(1, end))
}

/**
 * Returns the texts of the two QR codes (INV-5.2). `encrypted` is the number with the random digits, encrypted by the key that
 * the tax authority gave the seller, in base64.
 */
export const invoiceQrTexts = (
  invoice: PrintedInvoice,
  encrypted: string,
): { readonly left: string; readonly right: string } => {
  const { number, day, random, total, buyer = '00000000', seller, lines } = invoice
  const [first = '', ...others] = fitting(lines.map(itemText))
  const shown = others.length + 1
  const head = number + republicDate(day) + random + hex(withoutTaiwanTax(total)) + hex(total)
  const parts = [head + buyer + seller + encrypted, '**********', shown, lines.length, 1, first]
  return { left: `${parts.join(':')}:`, right: `**${others.join(':')}` }
}
