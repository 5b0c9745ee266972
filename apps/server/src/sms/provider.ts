import type { SmsAccount } from '@comanda/contract'

/** A text, to a number with its country code: `+85291234567`. */
export interface Sms {
  readonly recipient: string
  readonly text: string
}

/** An account with its token decrypted; it never leaves the server. */
export interface OpenSmsAccount extends Pick<SmsAccount, 'provider' | 'accountSid' | 'sender'> {
  readonly token: string
  /** Where the provider's API is, by the account's mode. */
  readonly url: string
}

export interface SmsContext {
  readonly account: OpenSmsAccount
  readonly fetch: typeof fetch
  readonly signal: AbortSignal
}

/** What became of a text. `unknown`: no response, so it is tried again. */
export type SmsVerdict =
  | { readonly is: 'taken' }
  | { readonly is: 'refused'; readonly message: string }
  | { readonly is: 'unknown'; readonly message: string }

/** Someone who brings texts to phones. */
export interface SmsProvider {
  /** Where its API is for texts that are delivered. */
  readonly url: string
  send(sms: Sms, context: SmsContext): Promise<SmsVerdict>
}
