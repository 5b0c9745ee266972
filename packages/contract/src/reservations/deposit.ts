import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

/**
 * What became of a deposit (DEP-1.4): to be paid, unpaid in time, waived by staff, paid and waiting for the guests, set
 * against their bill, given back, or the shop's.
 */
export const DepositStatus = OneOf(
  'toPay',
  'lapsed',
  'waived',
  'held',
  'setAgainst',
  'givenBack',
  'kept',
)
export type DepositStatus = Static<typeof DepositStatus>

/** The deposit of a reservation, in currency units of its shop. */
export const Deposit = Closed({
  amount: Price,
  status: DepositStatus,
  /** The session that is paid for it, as any bill; absent if staff waived it. */
  session: Type.Optional(Id),
  /** Until when it is to be paid. */
  payUntil: Type.Optional(Instant),
})
export type Deposit = Static<typeof Deposit>
