import type { Currency, User } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import { refused } from '../../../errors/refusal.ts'
import { isOwner } from '../../../policies/staff.ts'
import type { PaymentRow } from '../../../tables/session-payments.ts'
import { systemSettings } from '../../../tables/system-settings.ts'
import type { ChangedSession, LockedSession } from '../../ordering/table-sessions/change-session.ts'

/**
 * The limits of currencies that `systemSettings.refundLimits` does not name: the bill of a large table, some 250 US dollars.
 * Complaints about dishes stay below; whole banquets wait for an owner.
 */
const defaults: Readonly<Record<Currency, number>> = {
  HKD: 2000,
  USD: 250,
  TWD: 8000,
  SGD: 330,
  AUD: 380,
  MYR: 1100,
  VND: 6_000_000,
  THB: 8500,
  JPY: 38_000,
  CNY: 1800,
  GBP: 190,
  EUR: 220,
  NZD: 420,
  KRW: 340_000,
  CHF: 210,
  SEK: 2500,
  CZK: 5500,
}

/** Returns all that went back by these payments, tips and surcharge included, in cents. */
export const refundedCents = (payments: readonly PaymentRow[]): number =>
  payments
    .filter(({ amount, reverses }) => amount < 0 || reverses !== null)
    .flatMap(({ amount, tips, surcharge }) => [amount, tips ?? 0, surcharge ?? 0])
    .reduce((cents, amount) => cents - toCents(amount), 0)

/**
 * Returns the limit of one bill in currency units if more has gone back of it after a refund, and the caller is no owner
 * (PAY-5.10).
 */
export const exceededApprovalLimit = async (
  { transaction, menu }: Pick<LockedSession, 'transaction' | 'menu'>,
  { state }: ChangedSession,
  user: User,
): Promise<number | undefined> => {
  if (isOwner(user)) return undefined
  const { currency } = menu.shop
  const [settings] = await transaction
    .select({ limits: systemSettings.refundLimits })
    .from(systemSettings)
    .limit(1)
  const limit = settings?.limits?.find(({ unit }) => unit === currency)?.bill ?? defaults[currency]
  return refundedCents(state.payments) > toCents(limit) ? limit : undefined
}

/** Refuses a refund above the limit of the bill (`approvalRequired`); its transaction rolls back. */
export const checkApprovalLimit = async (
  locked: LockedSession,
  changed: ChangedSession,
  user: User,
): Promise<void> => {
  const limit = await exceededApprovalLimit(locked, changed, user)
  if (limit === undefined) return
  throw refused({
    kind: 'Forbidden',
    code: 'approvalRequired',
    message: 'This is more than staff may refund of one bill: request an approval.',
    field: 'amount',
    detail: { limit },
  })
}
