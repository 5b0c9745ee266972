import type { Route } from '../http/call.ts'
import type { Payment, Refund } from '../ledger/records.ts'
import type { Message } from '../notifications/notifier.ts'

/** What a payer, or the provider's risk check, comes to. */
export const outcomes = ['paid', 'declined', 'cancelled', 'review', 'partial'] as const

export type Outcome = (typeof outcomes)[number]

export const isOutcome = (text: unknown): text is Outcome =>
  outcomes.some((outcome) => outcome === text)

/** What the provider reports of a payment: usually the truth. */
export interface Report {
  readonly outcome: Outcome
  readonly isForged?: boolean
  /** Another merchant than the one that began the payment. */
  readonly merchant?: string
  readonly reference?: string
}

/** The request that the payer's browser makes to the merchant. */
export interface BrowserReturn {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly fields: readonly (readonly [string, string])[]
}

/** How a provider speaks of its payments. */
export interface Voice {
  /** What a payer's consent comes to: of some providers the merchant has to confirm it. */
  readonly consent: 'paid' | 'authorized'
  notifications(payment: Payment, report: Report): readonly Message[]
  /** Undefined if the protocol has no return. */
  browserReturn(payment: Payment, report: Report): BrowserReturn | undefined
}

/** A provider, seen from the merchant's side. */
export interface Counterpart {
  readonly voice: Voice
  readonly routes: readonly Route[]
  /** Follows a payment that the payer has concluded, in the provider's own records. */
  readonly onConcluded?: (payment: Payment, outcome: Outcome) => void
  /** Tells the merchant how a pending refund ended, if its provider notifies of refunds. */
  readonly onRefundDecided?: (refund: Refund) => Promise<void>
}
