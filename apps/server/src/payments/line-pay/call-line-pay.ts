import { randomUUID } from 'node:crypto'
import { parsedJson, textAt, valueAt } from '../message-fields.ts'
import { setting } from '../open-account.ts'
import type { ProviderContext } from '../provider.ts'
import { requestProvider } from '../request-provider.ts'
import { quoteLongIntegers } from './quote-long-integers.ts'
import { signRequest } from './signature.ts'

export interface LinePayResponse {
  readonly code: string
  readonly message: string
  readonly info: unknown
}

/**
 * Calls LINE Pay: a POST with data, or a GET with a query. Paths begin after the version, which is a setting of the
 * account (`/v4` in Taiwan). Returns undefined if nobody knows what LINE Pay did.
 */
export const callLinePay = async (
  context: ProviderContext,
  path: string,
  { data, query = '' }: { readonly data?: object; readonly query?: string },
): Promise<LinePayResponse | undefined> => {
  const { account } = context
  const full = `/${setting(account, 'version') || 'v3'}${path}`
  const body = data === undefined ? undefined : JSON.stringify(data)
  const nonce = randomUUID()
  const secret = account.secrets['channelSecret']?.current ?? ''
  const signature = signRequest(secret, { path: full, content: body ?? query, nonce })
  const url = `${account.urls['api'] ?? ''}${full}${query && `?${query}`}`
  const response = await requestProvider(context, url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'X-LINE-ChannelId': setting(account, 'channelId'),
      'X-LINE-Authorization-Nonce': nonce,
      'X-LINE-Authorization': signature,
    },
    ...(body === undefined ? {} : { body }),
  })
  if (response === undefined) return undefined
  const parsed = parsedJson(quoteLongIntegers(response.text))
  const code = textAt(parsed, 'returnCode')
  if (code === undefined) return undefined
  return { code, message: textAt(parsed, 'returnMessage') ?? '', info: valueAt(parsed, 'info') }
}
