import { once } from '../check/check.ts'
import type { Client } from '../client/connect.ts'
import { type Fields, idOf, numberAt } from '../client/fields.ts'
import { orderKey, sessionOf, takeAwayData } from './orders.ts'
import { type Member, newMember } from './people.ts'
import { restaurant } from './restaurant.ts'
import { named } from './text.ts'

/** A rule that takes 10 off. */
export const tenOff = {
  discountType: 'amount',
  discount: 10,
  for: 'order',
  type: 'discount',
  status: 'active',
}

/** Creates a rule of the shop. */
export const rule = async (fields: Fields = {}) => {
  const { owner, shop } = await restaurant()
  const data = { name: named('Ten off'), source: 'coupon', shops: [shop], ...tenOff, ...fields }
  return idOf(await owner.create('orderDiscounts', data))
}

/** Gives a member a coupon of a rule. Returns the owned coupon's id. */
export const given = async (member: Member, ruleFields: Fields = {}, fields: Fields = {}) => {
  const { owner } = await restaurant()
  const coupon = await rule(ruleFields)
  return idOf(
    await owner.create('userCoupons', {
      user: member.id,
      coupon,
      idempotencyKey: orderKey(),
      ...fields,
    }),
  )
}

/** A member with points, shared by the checks of a worker. */
export const guest = once(() => newMember(5000))

/** Orders with coupons, as the session's discounts. */
export const orderWith = async (
  client: Client,
  coupons: readonly string[],
  fields: Fields = {},
) => {
  const discounts = coupons.map((coupon) => ({ coupon, source: 'coupon' }))
  return sessionOf(
    await client.create('tableSessions/create', await takeAwayData({ discounts, ...fields })),
  )
}

/** Returns what is to be paid for a session. */
export const outstanding = (session: Fields) => numberAt(session, 'outstanding')

/** Returns the error of an order, with all that it says. */
export const failureOf = async (order: Promise<unknown>): Promise<string> => {
  const failed: unknown = await order.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (failed === undefined) throw new Error('the order was taken')
  return JSON.stringify(failed)
}
