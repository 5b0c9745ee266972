import type { PaymentAttempt } from '@comanda/contract'
import { sampleIds } from './sample-menu.ts'

/** A payment of 80 dollars by card that was begun at 11:40. */
export const sampleAttempt = (change: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  _id: 'c'.repeat(24),
  shop: sampleIds.shop,
  status: 'pending',
  amount: 80,
  tips: 0,
  surcharge: 0,
  charge: 80,
  currency: 'HKD',
  method: 'd'.repeat(24),
  orderNumber: '12',
  expiresTime: '2026-03-03T11:55:00+08:00',
  createTime: '2026-03-03T11:40:00+08:00',
  ...change,
})
