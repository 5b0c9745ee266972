import type { Id, Money, OrderType } from './vocabulary.ts'

/** A table of a session and how many it seats. */
export interface SessionTable {
  readonly item?: Id | undefined
  readonly split?: string | number | undefined
  readonly capacity?: number | undefined
}

/** A named amount, signed: on the bill (`adjusts`) or on the price before it (`preAdjusts`). */
export interface NamedAmount {
  readonly name?: string | undefined
  readonly amount: Money
}

/** A signed amount on one line. */
export interface LineAdjust {
  readonly id: string
  readonly amount: Money
}

/** What was paid. */
export interface SessionPayment {
  readonly amount: Money
  readonly tips?: Money | undefined
  readonly surcharge?: Money | undefined
  readonly surchargeWithoutTax?: Money | undefined
}

/** A session as pricing reads it (PRICE-1). Instants are ISO strings with an offset. */
export interface Session {
  readonly _id?: Id | undefined
  readonly type: OrderType
  readonly status?: string | undefined
  readonly source?: string | undefined
  readonly shop?: Id | undefined
  readonly user?: Id | undefined
  readonly section?: Id | undefined
  readonly capacity?: number | undefined
  readonly tables?: readonly SessionTable[] | undefined
  readonly modifiers?: readonly Id[] | undefined
  /** The manual surcharges that are charged. */
  readonly surcharges?: readonly Id[] | undefined
  readonly taxFree?: boolean | undefined
  readonly tips?: Money | undefined
  readonly adjusts?: readonly NamedAmount[] | undefined
  readonly preAdjusts?: readonly NamedAmount[] | undefined
  readonly lineAdjusts?: readonly LineAdjust[] | undefined
  readonly payments?: readonly SessionPayment[] | undefined
  readonly startTime?: string | undefined
  readonly bookedTime?: string | undefined
  readonly createTime?: string | undefined
  readonly paidTime?: string | undefined
}
