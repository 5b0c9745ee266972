import { dishLines } from '@comanda/client'
import type { TableSession } from '@comanda/contract'
import type { LineUnit } from '@comanda/engine/payments'
import type { PaymentForm } from './payment-form.ts'

/** Returns how many of each dish of a seat nobody else pays (TABLE-6.7). */
export const dishesOfSeat = (
  bill: Pick<TableSession, 'products' | 'taxes'>,
  seat: string,
  taken: readonly LineUnit[],
): PaymentForm['dishes'] => {
  const own = new Set(
    bill.products.filter(({ chairId }) => chairId === seat).map((product) => product.id),
  )
  return Object.fromEntries(
    dishLines(bill).flatMap(({ line, quantity }) => {
      const left = Math.floor(quantity - taken.filter((unit) => unit.line === line).length)
      return own.has(line) && left > 0 ? [[line, left]] : []
    }),
  )
}
