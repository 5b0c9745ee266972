import { createHash, createHmac } from 'node:crypto'

export interface RestKey {
  readonly merchantId: string
  readonly keyId: string
  /** The shared secret in Base64. */
  readonly sharedSecret: string
}

/** Returns the headers of a POST to CyberSource's REST API, with its HTTP signature over them and the body. */
export const signedHeaders = (
  url: URL,
  body: string,
  { merchantId, keyId, sharedSecret }: RestKey,
  now: number,
): Readonly<Record<string, string>> => {
  const date = new Date(now).toUTCString()
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`
  const covered = [
    ['host', url.host],
    ['date', date],
    ['request-target', `post ${url.pathname}`],
    ['digest', digest],
    ['v-c-merchant-id', merchantId],
  ]
  const signature = createHmac('sha256', Buffer.from(sharedSecret, 'base64'))
    .update(covered.map(([name, value]) => `${name}: ${value}`).join('\n'))
    .digest('base64')
  const parts = {
    keyid: keyId,
    algorithm: 'HmacSHA256',
    headers: covered.map(([name]) => name).join(' '),
    signature,
  }
  return {
    'content-type': 'application/json',
    accept: 'application/hal+json',
    host: url.host,
    date,
    digest,
    'v-c-merchant-id': merchantId,
    signature: Object.entries(parts)
      .map(([name, value]) => `${name}="${value}"`)
      .join(', '),
  }
}
