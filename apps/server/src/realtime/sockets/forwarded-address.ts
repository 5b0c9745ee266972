import type { IncomingMessage } from 'node:http'

/** Returns the caller's address behind `proxies` proxies, each of which appends the previous one to the header. */
export const forwardedAddress = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  own: string,
  proxies: number,
): string => {
  const forwarded = headers['x-forwarded-for']
  if (proxies === 0 || typeof forwarded !== 'string') return own
  const addresses = forwarded.split(',').map((address) => address.trim())
  return addresses.at(-proxies) ?? own
}
