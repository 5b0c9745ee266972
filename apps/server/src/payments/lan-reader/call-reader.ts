import { createHash } from 'node:crypto'
import { parsedJson, textAt } from '../message-fields.ts'
import type { ProviderContext } from '../provider.ts'
import { requestProvider } from '../request-provider.ts'
import { sameText } from '../signatures/same-text.ts'

export interface ReaderResponse {
  readonly status: string
  /** The reader's own number of the payment. */
  readonly trace: string | undefined
  readonly amount: string | undefined
  readonly currency: string | undefined
  readonly last4: string | undefined
}

/** Returns the checksum of a message: MD5 of its body. It shows that the body is whole, not who sent it. */
export const checksum = (body: string): string => createHash('md5').update(body).digest('hex')

/**
 * Sends a command to the reader in the restaurant's network; of several behind one address `terminal` names it. Returns undefined if nobody knows what it did, also if the
 * response is not whole or is about another payment.
 */
export const callReader = async (
  context: Pick<ProviderContext, 'account' | 'fetch' | 'signal'>,
  terminal: string,
  command: Readonly<Record<string, string>>,
): Promise<ReaderResponse | undefined> => {
  const url = context.account.urls['reader']
  if (url === undefined) return undefined
  const body = JSON.stringify({ TYPE: 'EDC', ...command })
  const headers = { 'content-type': 'application/json', 'X-MD5': checksum(body) }
  let md5: string | null = null
  const seen: typeof fetch = async (input, init) => {
    const response = await context.fetch(input, init)
    md5 = response.headers.get('x-md5')
    return response
  }
  const response = await requestProvider({ fetch: seen, signal: context.signal }, url, {
    method: 'POST',
    headers: { ...headers, ...(terminal ? { 'X-Terminal': terminal } : {}) },
    body,
  })
  if (response === undefined || md5 === null || !sameText(md5, checksum(response.text)))
    return undefined
  const parsed = parsedJson(response.text)
  const status = textAt(parsed, 'STATUS')
  if (status === undefined || (command['ECRREF'] ?? '') !== (textAt(parsed, 'ECRREF') ?? ''))
    return undefined
  return {
    status,
    trace: textAt(parsed, 'TRACE'),
    amount: textAt(parsed, 'AMT'),
    currency: textAt(parsed, 'CUR'),
    last4: /\d{4}$/.exec(textAt(parsed, 'PAN') ?? '')?.[0],
  }
}
