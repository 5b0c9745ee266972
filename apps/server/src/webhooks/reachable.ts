import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isInside } from './inside-addresses.ts'

/** What a URL is refused for, before its host is looked up. */
export type UrlRefusal = 'invalid' | 'http' | 'inside'

/** The host of a URL as `net` takes it: an IPv6 address without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80')

/** Returns true if the operator has named the host of a URL, with its port or for any (WEBHOOK-4.3). */
export const isNamed = (url: URL, named: readonly string[] = []): boolean =>
  named.includes(url.hostname) || named.includes(`${url.hostname}:${portOf(url)}`)

/** Returns why an address may not be called, as far as the URL itself tells (WEBHOOK-4.1). */
export const urlRefusal = (text: string, named: readonly string[] = []): UrlRefusal | undefined => {
  if (!URL.canParse(text)) return 'invalid'
  const url = new URL(text)
  if (!['https:', 'http:'].includes(url.protocol)) return 'invalid'
  if (url.username !== '' || url.password !== '') return 'invalid'
  if (isNamed(url, named)) return undefined
  if (url.protocol !== 'https:') return 'http'
  const host = hostOf(url)
  return isIP(host) !== 0 && isInside(host) ? 'inside' : undefined
}

/** The host has an address inside. */
export class RefusedAddress extends Error {
  constructor() {
    super('address refused')
    this.name = 'RefusedAddress'
  }
}

/** Refuses a host if any of its addresses is inside: the connection goes to one of those that were checked. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 0)
    const [first] = found
    if (!first || found.some(({ address }) => isInside(address)))
      return callback(new RefusedAddress(), '', 0)
    if (options.all) return callback(null, found)
    return callback(null, first.address, first.family)
  })
}

/** Returns true if a host has an address inside now. One that is not found has none. */
export const isHostInside = (host: string): Promise<boolean> =>
  new Promise((resolve) => {
    publicLookup(host, {}, (error) => resolve(error instanceof RefusedAddress))
  })
