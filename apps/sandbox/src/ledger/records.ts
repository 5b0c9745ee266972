export const providers = [
  'cybersource',
  'fiuu',
  'stripe',
  'line-pay',
  'fps',
  'lan-reader',
  'adyen',
] as const

export type Provider = (typeof providers)[number]

export const isProvider = (text: unknown): text is Provider =>
  providers.some((provider) => provider === text)

/**
 * `open`: the payer has not paid yet; `authorized`: paid, but the merchant has to confirm it; `review`: the money is
 * taken, and somebody has to look at it.
 */
export type Status =
  | 'open'
  | 'authorized'
  | 'paid'
  | 'declined'
  | 'review'
  | 'cancelled'
  | 'expired'

/** A payment that a merchant has begun. */
export interface Payment {
  /** Of the sandbox alone; part of the addresses of its pages. */
  readonly id: string
  readonly provider: Provider
  /** The merchant's own name of the payment. */
  readonly reference: string
  /** The provider's. */
  readonly transaction: string
  /** In hundredths, as all amounts here. */
  readonly amount: number
  readonly currency: string
  readonly status: Status
  readonly captured: number
  /** Of what was captured; differs from `currency` only by a fault. */
  readonly capturedCurrency: string
  readonly refunded: number
  readonly last4: string
  /** Half of it was approved; without it, another amount than requested is a fault. */
  readonly isPartial: boolean
  /** Paid, but nobody may hear of it yet. */
  readonly isHidden: boolean
  /** ISO 8601. */
  readonly createTime: string
  readonly payTime: string
  /** What the provider's protocol needs. */
  readonly details: Readonly<Record<string, string>>
}

export interface Refund {
  /** The provider's id. */
  readonly transaction: string
  /** The merchant's own name of the refund; empty if the protocol has no such name. */
  readonly id: string
  readonly provider: Provider
  /** The reference of the payment. */
  readonly reference: string
  /** The transaction of the payment. */
  readonly payment: string
  readonly amount: number
  readonly currency: string
  readonly kind: 'refund' | 'void'
  readonly status: 'done' | 'pending' | 'refused'
  readonly time: string
}

/** An invoice of ECPay. */
export interface Invoice {
  readonly number: string
  readonly relateNumber: string
  readonly date: string
  readonly random: string
  readonly amount: number
  readonly status: 'issued' | 'void'
  /** What was requested, as JSON. */
  readonly request: string
}

export interface Allowance {
  readonly number: string
  readonly invoice: string
  readonly amount: number
  readonly status: 'issued' | 'void'
  readonly date: string
}

/** An address that hears of all payments of a provider. */
export interface Webhook {
  readonly provider: Provider
  readonly url: string
}
