import { toCents } from '@comanda/engine/money'
import type { PaymentRow } from '../tables/session-payments.ts'

/** Returns what is left of the deposits that were set against a bill, in cents. */
export const depositLeft = (payments: readonly Pick<PaymentRow, 'amount' | 'deposit'>[]): number =>
  payments.reduce((sum, { amount, deposit }) => sum + (deposit === null ? 0 : toCents(amount)), 0)
