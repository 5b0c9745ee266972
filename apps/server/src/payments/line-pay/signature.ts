import { createHmac } from 'node:crypto'

/** Returns the signature of a request: of a POST over its body, of a GET over its query. */
export const signRequest = (
  secret: string,
  request: { readonly path: string; readonly content: string; readonly nonce: string },
): string =>
  createHmac('sha256', secret)
    .update(`${secret}${request.path}${request.content}${request.nonce}`)
    .digest('base64')
