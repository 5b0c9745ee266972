import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AdviseCouponsData, CouponsAdvice, User, UserCoupon } from '@comanda/contract'
import {
  type Advising,
  type CouponAdvisor,
  couponAdvisor,
  type WhyNot,
} from '@comanda/engine/coupon-advice'
import { fromCents, toCents } from '@comanda/engine/money'
import { memberOfPass } from '../../../../authentication/member-of-pass.ts'
import { refused } from '../../../../errors/refusal.ts'
import type { SessionDiscount } from '../../../../tables/table-sessions.ts'
import { couponFailure } from '../../checkout/coupon-failure.ts'
import { type ActContext, actContext, withChange } from '../../pricing/agreed-price.ts'
import { orderedLine, orderToPrice } from '../../pricing/price-session.ts'
import { sessionUser } from '../../pricing/session-user.ts'
import { shopBook } from '../../pricing/shop-book.ts'
import type { SessionState } from '../../records/session-record.ts'
import { couponCheck } from '../../../rewards/user-coupons/coupon-check.ts'
import { unusedCoupons } from '../../../rewards/user-coupons/queries/owned-coupons.ts'
import { changeSession, type LockedSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'
import { checkBillOpen } from './check-bill-open.ts'

/** As many of a member's coupons are looked at as the counter shows (STAFF-5.13). */
const MOST_COUPONS = 50
/** Sets of coupons that are priced at most, as on phones. */
const MOST_SETS = 2000
/** For as long the server does nothing else, ms. */
const SLICE_MS = 5

/** A bill, and what can be used on it. */
interface Bill {
  readonly state: SessionState
  readonly context: ActContext
  readonly usable: readonly UserCoupon[]
}

/** Returns the coupons of the bill's member that pass the checks of CPN-1 and CPN-7.5 beside those that it has. */
const usableOn = async (
  { transaction, menu: { shop }, state: { row }, now }: LockedSession,
  member: string,
): Promise<readonly UserCoupon[]> => {
  const codes = new Set(row.discounts.flatMap(({ code }) => code ?? []))
  const place = {
    shop: shop._id,
    timeZone: shop.timeZone,
    dayEnds: shop.dayEnds,
    session: row._id,
    user: member,
    now: now.toISOString(),
    added: row.discounts.map(({ id }) => id),
  }
  const owned = await unusedCoupons(transaction, member, MOST_COUPONS)
  return owned.filter(
    (coupon) => !codes.has(coupon.code ?? '') && couponCheck(coupon, place) === undefined,
  )
}

const billOf = async (
  ordering: Ordering,
  { session, memberPass }: AdviseCouponsData,
  user: User | undefined,
): Promise<Bill> => {
  let bill: Bill | undefined
  await changeSession(ordering, session, async (locked) => {
    const { transaction, menu, state, now } = locked
    const { row, lines } = state
    const by = staffIn(row.shop, user, ['waiter', 'cashier', 'manager'])
    checkBillOpen(row)
    const member = memberOfPass(ordering, memberPass, by._id, row.shop)
    if (member !== row.user)
      throw refused({
        kind: 'BadRequest',
        code: 'codeWrong',
        message: 'This is the code of another member.',
        field: 'memberPass',
      })
    const priced = { user: await sessionUser(transaction, menu, row, now) }
    const context = await actContext(transaction, menu, lines, now, priced)
    bill = { state, context, usable: await usableOn(locked, member) }
    return undefined
  })
  if (!bill) throw new Error('The bill to advise on was not read')
  return bill
}

/** Does work in turns between which the server responds to others. */
const inTurns = async <Result>(work: Advising<Result>): Promise<Result> => {
  let began = performance.now()
  for (let sets = 0; ; sets++) {
    const { done, value } = work.next(sets >= MOST_SETS)
    if (done) return value
    if (performance.now() - began < SLICE_MS) continue
    await nextTurn()
    began = performance.now()
  }
}

const advisorOn = ({ state, context, usable }: Bill): CouponAdvisor => {
  const { menu, now, by } = context
  const { row, lines } = state
  const { savings } = row.pricedWith ?? {}
  const order = orderToPrice(menu, row, lines.map(orderedLine), now, by)
  return couponAdvisor({
    book: shopBook(menu).prices,
    orders: [{ ...order, ...(savings && { savings }) }],
    choices: usable.map(({ _id: id, coupon: rule, endDate, code }) => ({
      id,
      rule,
      endDate,
      code,
    })),
  })
}

type Plan = NonNullable<CouponsAdvice['payLeast']>
type LeftOut = NonNullable<CouponsAdvice['others']>[number]

/** Returns a plan as its coupons would be used; undefined if the bill would not cost less, or refused one. */
const planOn = (
  { state, context, usable }: Bill,
  order: string,
  coupons: readonly string[],
): Plan | undefined => {
  const { row } = state
  const chosen = coupons.flatMap((id) => usable.find(({ _id }) => _id === id) ?? [])
  const added = chosen.map(({ _id: id, coupon }): SessionDiscount => ({
    id,
    source: 'coupon',
    coupon,
    order,
  }))
  const changed = { ...state, row: { ...row, discounts: [...row.discounts, ...added] } }
  const { result } = withChange(state, changed, context)
  const saves = toCents(row.result.totals.total) - toCents(result.totals.total)
  const fails = couponFailure(
    result,
    added.map(({ id }) => ({ id, field: 'coupons' })),
  )
  if (added.length === 0 || saves <= 0 || fails) return undefined
  return {
    coupons: chosen.map(({ _id, coupon: { name } }) => ({ _id, name })),
    total: result.totals.total,
    saves: fromCents(saves),
  }
}

const leftOut = ({ usable }: Bill, { _id, coupon }: UserCoupon, reason: WhyNot): LeftOut => {
  const need = reason.kind === 'fails' ? reason.need : undefined
  const from =
    reason.kind === 'apart' ? usable.find((other) => other._id === reason.from) : undefined
  const more = reason.kind === 'apart' || reason.kind === 'dearer' ? reason.more : undefined
  return {
    _id,
    name: coupon.name,
    why: reason.kind,
    ...(reason.kind === 'fails' && { error: reason.error }),
    ...(need?.total !== undefined && { need: { total: need.total } }),
    ...(need?.qty !== undefined && { need: { qty: need.qty } }),
    ...(from && { from: from.coupon.name }),
    ...(more !== undefined && { more }),
  }
}

/** `create tableSessions/adviseCoupons`: which of the member's coupons to use on the bill (STAFF-5.19). Nothing changes. */
export const adviseCoupons = async (
  ordering: Ordering,
  data: AdviseCouponsData,
  user: User | undefined,
): Promise<CouponsAdvice> => {
  const bill = await billOf(ordering, data, user)
  const { state, usable } = bill
  const nothing = { count: usable.length, total: state.row.result.totals.total }
  const order = state.orders.findLast(({ status }) => status !== 'cancelled')
  if (usable.length === 0 || !order) return nothing
  const advisor = advisorOn(bill)
  const found = await inTurns(advisor.advise())
  const payLeast = found.payLeast && planOn(bill, order._id, found.payLeast.coupons)
  if (!payLeast) return nothing
  const keepMore = found.keepMore && planOn(bill, order._id, found.keepMore.coupons)
  const others: LeftOut[] = []
  for (const coupon of usable) {
    const reason = await inTurns(advisor.whyNot(coupon._id))
    if (reason) others.push(leftOut(bill, coupon, reason))
  }
  return { ...nothing, payLeast, ...(keepMore && { keepMore }), others }
}
