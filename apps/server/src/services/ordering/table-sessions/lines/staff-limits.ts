import type { Currency, User } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import { requireManager } from '../../../../authentication/approval/require-manager.ts'
import { isStaffOf } from '../../../../policies/staff.ts'
import type { LineRow } from '../../../../tables/session-lines.ts'
import { actContext, judged } from '../../pricing/agreed-price.ts'
import { billLess } from '../../pricing/bill-less.ts'
import { sessionUser } from '../../pricing/session-user.ts'
import type { SessionState } from '../../records/session-record.ts'
import type { LockedSession } from '../change-session.ts'

/** What staff may take off a bill by hand unless the shop says otherwise, in percent: an apology for one course. */
export const DISCOUNT_PERCENT = 10

/** The same in currency units, about 10 US dollars: a dish that did not please. */
const discounts: Readonly<Record<Currency, number>> = {
  HKD: 80,
  USD: 10,
  TWD: 320,
  SGD: 13,
  AUD: 15,
  MYR: 45,
  VND: 250_000,
  THB: 350,
  JPY: 1500,
  CNY: 70,
  GBP: 8,
  EUR: 9,
  NZD: 17,
  KRW: 14_000,
  CHF: 8,
  SEK: 100,
  CZK: 220,
}

const byRule = (line: LineRow): LineRow => {
  const { overridePrice: _, manualPercentAdjust: __, manualDiscount: ___, ...picked } = line.picked
  return { ...line, picked }
}

const withoutManual = ({ row, lines }: SessionState) => ({
  row: { ...row, manualDiscount: null },
  lines: lines.map(byRule),
})

/** The call that changes a price. */
interface PriceCall {
  readonly action: string
  readonly data: { readonly approval?: string | undefined }
}

const totals = async ({ transaction, menu, state, now }: LockedSession) => {
  const user = await sessionUser(transaction, menu, state.row, now)
  const context = await actContext(transaction, menu, state.lines, now, { user })
  const total = (session: Pick<SessionState, 'row' | 'lines'>): number =>
    toCents(judged(session, context).result.totals.total)
  return { total, full: total(withoutManual(state)) }
}

/** What is taken off a bill by hand in all, what it is in full, and how much less it becomes now; cents. */
interface TakenOff {
  readonly off: number
  readonly full: number
  readonly cents: () => Promise<number>
}

/** Checks that staff may take so much off a bill by hand, of what it is in full. Returns who approved. */
const checkOff = async (
  { transaction, menu: { shop }, state }: LockedSession,
  by: User,
  { off, full, cents }: TakenOff,
  { action, data }: PriceCall,
): Promise<string | undefined> => {
  const { discountPercent = DISCOUNT_PERCENT, discount = discounts[shop.currency] } =
    shop.staffLimits ?? {}
  const limit = Math.max((full * discountPercent) / 100, toCents(discount))
  const takesMoney = isStaffOf(by, shop._id, ['cashier', 'manager'])
  if (takesMoney && off <= limit) return undefined
  return requireManager(transaction, by, {
    shop: shop._id,
    action,
    record: state.row._id,
    act: { data, cents: await cents() },
    approval: data.approval,
  })
}

/**
 * Lets staff take so much off a bill by hand in all as the shop allows them: a percentage of it or an amount, whichever is more
 * (STAFF-1.7). Above that, and for those who take no money, a manager approves it. Returns who approved.
 */
export const checkStaffLimits = async (
  locked: LockedSession,
  changed: SessionState,
  by: User,
  call: PriceCall,
): Promise<string | undefined> => {
  const { total, full } = await totals(locked)
  const off = full - total(changed)
  return off <= full - total(locked.state)
    ? undefined
    : checkOff(locked, by, { off, full, cents: () => billLess(locked, changed) }, call)
}

/** The same for `more` cents that a bill is less, besides what was taken off it by hand before. */
export const checkGiven = async (
  locked: LockedSession,
  by: User,
  { more, cents }: { readonly more: number; readonly cents: () => Promise<number> },
  call: PriceCall,
): Promise<string | undefined> => {
  const { total, full } = await totals(locked)
  return checkOff(locked, by, { off: full - total(locked.state) + more, full, cents }, call)
}
