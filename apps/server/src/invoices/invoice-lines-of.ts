import type { LocalizedText } from '@comanda/engine/catalog'
import { type InvoiceLine, invoiceLines } from '@comanda/shop-rules/invoices'
import { toCents } from '@comanda/engine/money'
import type { LineRow } from '../tables/session-lines.ts'

/** What an invoice says that lists nothing: meals and drinks. It is a document of Taiwan, so it is not translated. */
const meals = '餐飲'

/** The unit of what was weighed, exact to the gram whatever unit its price is of. */
const kilogram = '公斤'

/** The name as a Taiwanese reads it. */
const nameOf = (name: LocalizedText): string => {
  const inChinese = name.find(({ lang }) => lang === 'cht') ?? name[0]
  return inChinese?.value || meals
}

/** Units of a line that an invoice is for. */
export interface InvoicedUnits {
  readonly line: string
  readonly quantity: number
}

/** Returns the lines of an invoice over a whole bill, over chosen units of it, or, with no units, over money (INV-2.3). */
export const invoiceLinesOf = (
  total: number,
  lines: readonly LineRow[],
  units: 'all' | readonly InvoicedUnits[],
): InvoiceLine[] => {
  const sold = lines
    .filter(({ status }) => status !== 'cancel')
    .flatMap((line) => {
      const quantity =
        units === 'all'
          ? line.quantity
          : units.reduce((sum, unit) => sum + (unit.line === line.id ? unit.quantity : 0), 0)
      const each = toCents(line.productPart + line.enjoying + line.other)
      if (quantity <= 0) return []
      const { weight } = line.picked
      const sold =
        weight === undefined
          ? { quantity }
          : { quantity: (quantity * weight) / 1000, unit: kilogram }
      return [{ name: nameOf(line.names.name), ...sold, worth: each * quantity }]
    })
  return invoiceLines(total, sold, meals)
}
