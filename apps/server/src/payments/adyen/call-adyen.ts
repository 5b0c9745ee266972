import { parsedJson, textAt } from '../message-fields.ts'
import { setting } from '../open-account.ts'
import type { ProviderContext } from '../provider.ts'
import { requestProvider } from '../request-provider.ts'

/** What Adyen responded; `unknown` if nobody knows what it did. */
export type AdyenResponse =
  | { readonly is: 'ok'; readonly body: unknown }
  | { readonly is: 'refused'; readonly code: string; readonly message: string }
  | { readonly is: 'unknown' }

interface AdyenRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH'
  /** The `Idempotency-Key`: a repetition gets the response of the first request. */
  readonly key?: string
  readonly data?: object
}

const unknown: AdyenResponse = { is: 'unknown' }

/** Statuses by which Adyen says no. After any other, such as a limit or a conflict, it may still do it. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 422])

/** Adyen's code for a request whose first sending is still under way. */
const inProgress = '704'

/** Returns the address of the account's API, or undefined if it has no part of the live host that Adyen gave it. */
const apiOf = ({ account }: ProviderContext): string | undefined => {
  const url = account.urls['api'] ?? ''
  if (!url.includes('{livePrefix}')) return url
  const prefix = setting(account, 'livePrefix')
  return /^[0-9A-Za-z-]+$/.test(prefix) ? url.replace('{livePrefix}', prefix) : undefined
}

/** Calls the Checkout API, version 71. */
export const callAdyen = async (
  context: ProviderContext,
  path: string,
  { method = 'POST', key, data }: AdyenRequest,
): Promise<AdyenResponse> => {
  const api = apiOf(context)
  if (api === undefined)
    return { is: 'refused', code: 'livePrefix', message: 'The setting livePrefix is missing.' }
  const response = await requestProvider(context, `${api}/v71${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-api-key': context.account.secrets['apiKey']?.current ?? '',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  })
  if (response === undefined) return unknown
  const { status, text } = response
  const body = parsedJson(text)
  if (status === 200 || status === 201) return body === undefined ? unknown : { is: 'ok', body }
  const code = textAt(body, 'errorCode') ?? String(status)
  if (!refusals.has(status) || code === inProgress) return unknown
  return { is: 'refused', code, message: textAt(body, 'message') ?? '' }
}
