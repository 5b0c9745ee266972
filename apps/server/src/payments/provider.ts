import type { CardReader, Currency, PaymentCall, ProviderName } from '@comanda/contract'
import type { TSchema } from '@feathersjs/typebox'
import type { OpenAccount } from './open-account.ts'

/** What a provider needs to know of an attempt. All amounts are in cents of our ledger, also of yen. */
export interface ProviderAttempt {
  readonly _id: string
  readonly shop: string
  /** What the payer pays, tips and surcharge included, in cents. */
  readonly charge: number
  readonly currency: Currency
  readonly locale: string
  readonly channel?: string
  readonly reader?: string
  /** The order's number and the shop's name. */
  readonly description: string
  /** The provider's reference, by which it tells this attempt from others. */
  readonly reference: string
  readonly transaction?: string
  /** In ms since 1970. */
  readonly expiresTime: number
  /** In ms since 1970. */
  readonly createTime: number
}

export interface ProviderContext {
  readonly account: OpenAccount
  readonly now: () => number
  readonly fetch: typeof fetch
  /** The address of this server, at which providers and browsers reach `/api/payments/…`. */
  readonly publicUrl: string
  /** Ends a call that takes too long. */
  readonly signal: AbortSignal
}

/** What the payer does next. */
export type Next =
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'qr'
      readonly data: string
      readonly deeplink?: string
      readonly expiresTime: string
    }
  | { readonly kind: 'reader'; readonly name: string }
  | { readonly kind: 'wait' }

/** A form that the payer's browser posts to the provider; `/api/payments/go` serves it. */
export interface Form {
  readonly action: string
  readonly fields: readonly (readonly [string, string])[]
}

export type Started =
  | {
      readonly is: 'started'
      readonly reference?: string
      readonly transaction?: string
      readonly next: Next
    }
  | { readonly is: 'failed'; readonly code: string; readonly message?: string }
  | { readonly is: 'unknown' }

/** What a provider says about a payment. Whether it settles the attempt is decided in one place for all providers. */
export interface Verdict {
  readonly is:
    | 'paid'
    | 'partial'
    | 'pending'
    | 'failed'
    | 'cancelled'
    | 'expired'
    | 'review'
    | 'unknown'
  /** Of a failure: whether the payer can try no more on the provider's page. */
  readonly final?: boolean
  readonly transaction?: string
  /** In cents. */
  readonly captured?: number
  readonly currency?: string
  readonly merchant?: string
  readonly last4?: string
  readonly code?: string
}

/** A notification of a provider, or the return of a browser from it; names of headers in small letters. */
export interface Message {
  readonly method: 'GET' | 'POST'
  readonly kind: 'notify' | 'return'
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly raw: Buffer
  readonly query: URLSearchParams
}

/** Why a message is not believed. */
export type Refusal = 'signature' | 'merchant' | 'malformed' | 'stale'

/** What a notification says of a refund, by the provider's id of it. */
export interface RefundOutcome {
  readonly id: string
  readonly refunded: Extract<Refunded, { is: 'done' | 'refused' }>
}

/** What a notification says of a payment that was reported before: its money could not be collected after all. */
export interface LostPayment {
  readonly transaction: string
}

/**
 * What a message says. `settles` is false if it is only a reason to query the provider, such as a return without a
 * signature; `body` is the message as it may be stored, once masked; `refund` is set if it is about a refund of the payment.
 */
export type Reading =
  | {
      readonly valid: true
      readonly reference: string
      readonly verdict: Verdict
      readonly settles: boolean
      readonly refund?: RefundOutcome
      readonly lost?: LostPayment
      readonly body: unknown
    }
  | { readonly valid: false; readonly refusal: Refusal; readonly reference?: string }

/** A refund or void of a payment; `_id` is its key at the provider, the same each time it is sent until it is refused. */
export interface ProviderRefund {
  readonly _id: string
  /** In cents. */
  readonly amount: number
  readonly currency: Currency
  /** Whether it refunds all that was captured. */
  readonly full: boolean
  readonly attempt: ProviderAttempt
  /** When it was first sent, in ms since 1970; undefined before. */
  readonly sentTime?: number
  /** The provider's ids of the attempt's other refunds, for providers that do not store ours. */
  readonly others: readonly string[]
}

/**
 * What became of a refund. `absent`: the provider has no such refund, so it may be sent again; `unknown`: query it before
 * it is sent again.
 */
export type Refunded =
  | { readonly is: 'absent' }
  | { readonly is: 'done'; readonly id?: string }
  | { readonly is: 'refused'; readonly code: string }
  | { readonly is: 'pending'; readonly id?: string }
  | { readonly is: 'unknown' }

/** From an instant until before another, in ms since 1970. */
export interface Period {
  readonly from: number
  readonly to: number
}

/** An entry of the provider's own books. */
export interface Settled {
  /** Of the payment; of a refund that was made on the provider's site, that of the payment that it refunds. */
  readonly reference?: string
  readonly transaction: string
  readonly kind: 'payment' | 'refund'
  /** In cents, positive for refunds too. */
  readonly amount: number
  readonly currency: string
  /** An instant in ISO 8601. */
  readonly time: string
  /** Of a refund: our id of it, or the provider's if it has none. */
  readonly refund?: string
}

/**
 * A provider that takes payments: one folder, one line in `providers.ts` (docs/contributing/payment-provider.md). No
 * method throws for what a provider or a network does: that is `unknown`.
 */
export interface PaymentProvider {
  readonly name: ProviderName
  /** The call of a client that starts its attempts. */
  readonly call: PaymentCall
  readonly can: {
    readonly cancel: boolean
    readonly query: boolean
    readonly refund: 'part' | 'full' | 'none'
    readonly void: boolean
  }
  /** The schema of an account's settings: texts only. */
  readonly settings: TSchema
  /** The names of an account's secrets. */
  readonly secrets: readonly string[]
  /** The response that acknowledges a notification. */
  readonly acknowledge: { readonly status: number; readonly type: string; readonly body: string }
  readonly start: (attempt: ProviderAttempt, context: ProviderContext) => Promise<Started>
  readonly form?: (attempt: ProviderAttempt, context: ProviderContext) => Form
  /** Reads a notification or a return: pure, decides nothing. */
  readonly read: (message: Message, context: ProviderContext) => Reading
  readonly query?: (attempt: ProviderAttempt, context: ProviderContext) => Promise<Verdict>
  readonly cancel?: (
    attempt: ProviderAttempt,
    context: ProviderContext,
  ) => Promise<'closed' | Verdict>
  /** Takes a payment that the payer has approved; called only while the attempt is owed. */
  readonly confirm?: (attempt: ProviderAttempt, context: ProviderContext) => Promise<Verdict>
  readonly refund?: (refund: ProviderRefund, context: ProviderContext) => Promise<Refunded>
  readonly void?: (refund: ProviderRefund, context: ProviderContext) => Promise<Refunded>
  readonly queryRefund?: (refund: ProviderRefund, context: ProviderContext) => Promise<Refunded>
  /** Lists the payments and refunds in the provider's own books, page by page. Throws if the provider does not list them. */
  readonly settled?: (period: Period, context: ProviderContext) => AsyncIterable<Settled>
  /** Without `settled`: payments of days ago can be queried one by one, to compare ours with them. */
  readonly reconciledBy?: 'queries'
  /** Lists the card readers of an account. Throws if the provider does not respond. */
  readonly readers?: (context: ProviderContext) => Promise<CardReader[]>
  readonly test?: (
    context: ProviderContext,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }>
}
