import { setting } from '../open-account.ts'
import { parsedJson } from '../message-fields.ts'
import type { ProviderContext } from '../provider.ts'
import { requestProvider } from '../request-provider.ts'
import { signedHeaders } from './http-signature.ts'

export interface RestResponse {
  readonly status: number
  readonly body: unknown
}

/** Posts to CyberSource's REST API. Returns undefined if nobody knows what it did. */
export const postRest = async (
  context: ProviderContext,
  path: string,
  data: object,
): Promise<RestResponse | undefined> => {
  const { account, now } = context
  const url = new URL(path, account.urls['api'])
  const body = JSON.stringify(data)
  const key = {
    merchantId: setting(account, 'merchantId'),
    keyId: setting(account, 'keyId'),
    sharedSecret: account.secrets['sharedSecret']?.current ?? '',
  }
  const headers = signedHeaders(url, body, key, now())
  const response = await requestProvider(context, url.href, { method: 'POST', headers, body })
  return response && { status: response.status, body: parsedJson(response.text) }
}
