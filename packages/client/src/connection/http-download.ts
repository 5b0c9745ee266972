import { httpCall } from './http-call.ts'

/** What is downloaded, and by whom. */
export interface Download {
  readonly accessToken: string | null
  readonly query: Readonly<Record<string, string>>
}

/** Returns a file of the API. The token is in the header, so that no URL has it. Fails with a `CallError`. */
export const httpDownload = async (
  url: string,
  path: string,
  { accessToken, query }: Download,
): Promise<Blob> => {
  const headers = { authorization: `Bearer ${accessToken ?? ''}` }
  const response = await httpCall(url, `${path}?${new URLSearchParams(query)}`, {
    headers,
    cache: 'no-store',
  })
  return response.blob()
}
