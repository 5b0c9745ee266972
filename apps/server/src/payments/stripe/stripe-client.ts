import type { Stripe } from 'stripe'
import type { ProviderContext } from '../provider.ts'

/**
 * Returns Stripe's client for an account. It is loaded when the first payment needs it. It never retries by itself: what
 * it does not know, the next query finds out.
 */
export const stripeClient = async (context: ProviderContext): Promise<Stripe> => {
  const { account, fetch, signal } = context
  const { default: Client } = await import('stripe')
  const { hostname, port, protocol } = new URL(account.urls['api'] ?? '')
  // Stripe's client takes a failure of something in between, whose body has no `error`, for the object that it wants.
  const guarded: typeof fetch = async (input, init) => {
    const ends = init?.signal ? AbortSignal.any([signal, init.signal]) : signal
    const response = await fetch(input, { ...init, redirect: 'error', signal: ends })
    if (response.status >= 500 || response.status === 429)
      throw new Error(`Stripe responds ${response.status}`)
    return response
  }
  return new Client(account.secrets['apiKey']?.current ?? '', {
    host: hostname,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    httpClient: Client.createFetchHttpClient(guarded),
    maxNetworkRetries: 0,
    timeout: 20_000,
    telemetry: false,
  })
}

/** Failures that say nothing about what Stripe did: a broken connection, its own failure, a key in use. */
const unknownTypes: ReadonlySet<string> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeIdempotencyError',
])

/** Returns the code of a refusal by Stripe, or undefined if nobody knows what Stripe did. */
export const refusalCode = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('type' in error)) return undefined
  if (typeof error.type !== 'string' || unknownTypes.has(error.type)) return undefined
  if (!error.type.startsWith('Stripe')) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : error.type
}
