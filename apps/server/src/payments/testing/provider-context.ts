import type { ProviderName } from '@comanda/contract'
import { baseUrls } from '../base-urls.ts'
import type { OpenAccount } from '../open-account.ts'
import type { Message, Period, ProviderAttempt, ProviderContext } from '../provider.ts'

/** The time of the tests: 2026-01-02T03:04:05Z. */
export const testNow = Date.UTC(2026, 0, 2, 3, 4, 5)

/** The day of that time in UTC. */
export const testDay: Period = { from: Date.UTC(2026, 0, 2), to: Date.UTC(2026, 0, 3) }

/** An account with settings and current secrets. */
export const testAccount = (
  provider: ProviderName,
  settings: Readonly<Record<string, string>>,
  secrets: Readonly<Record<string, string>>,
): OpenAccount => ({
  _id: '0123456789abcdef00000001',
  provider,
  mode: 'live',
  settings,
  secrets: Object.fromEntries(
    Object.entries(secrets).map(([name, current]) => [name, { current }]),
  ),
  urls: baseUrls(provider, 'live', { readerUrl: 'http://10.0.0.9/reader' }),
})

export const testAttempt: ProviderAttempt = {
  _id: '0123456789abcdef0000000a',
  shop: '0123456789abcdef00000002',
  charge: 12850,
  currency: 'HKD',
  locale: 'en',
  description: '1024 Lantern Lane',
  reference: 'ORD1',
  expiresTime: testNow + 15 * 60_000,
  createTime: testNow,
}

/** A request that a provider would have received. */
export interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string
}

/** Returns a context whose calls get these responses, one after another, and the calls that were made. */
export const testContext = (
  account: OpenAccount,
  ...responses: readonly (Response | Error)[]
): { readonly context: ProviderContext; readonly sent: readonly Sent[] } => {
  const sent: Sent[] = []
  const waiting = [...responses]
  const fetched: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { url, method, headers } = request
    sent.push({ url, method, headers, body: await request.text() })
    const response = waiting.shift()
    if (response === undefined || response instanceof Error)
      throw response ?? new Error('no response')
    return response
  }
  const signal = AbortSignal.timeout(20_000)
  const context = {
    account,
    now: () => testNow,
    fetch: fetched,
    publicUrl: 'https://menu.example',
    signal,
  }
  return { context, sent }
}

/** A message of a provider with a form or JSON as its body. */
export const testMessage = (
  body: string | Readonly<Record<string, string>>,
  more: Partial<Message> = {},
): Message => ({
  method: 'POST',
  kind: 'notify',
  headers: {},
  raw: Buffer.from(typeof body === 'string' ? body : new URLSearchParams(body).toString()),
  query: new URLSearchParams(),
  ...more,
})
