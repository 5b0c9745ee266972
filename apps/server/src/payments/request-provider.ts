import type { ProviderContext } from './provider.ts'

export interface ProviderResponse {
  readonly status: number
  readonly text: string
}

/** The longest response that is read, in characters; a day's list of payments is shorter. */
const longest = 4_000_000

/**
 * Calls a provider. Returns undefined if nobody knows what it did: a time-out, a broken connection, a status of 500 or
 * more. Redirects are not followed, since they could lead anywhere.
 */
export const requestProvider = async (
  { fetch, signal }: Pick<ProviderContext, 'fetch' | 'signal'>,
  url: string,
  request: RequestInit,
): Promise<ProviderResponse | undefined> => {
  try {
    const response = await fetch(url, { ...request, signal, redirect: 'error' })
    const text = await response.text()
    return response.status >= 500 || text.length > longest
      ? undefined
      : { status: response.status, text }
  } catch {
    return undefined
  }
}
