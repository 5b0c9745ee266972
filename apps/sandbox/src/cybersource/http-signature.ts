import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Call } from '../http/call.ts'
import { merchant } from './constants.ts'

const parts = (header: string): Map<string, string> =>
  new Map(
    [...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

const headerOf = (call: Call, name: string): string => {
  const value = call.headers[name]
  return typeof value === 'string' ? value : ''
}

const valueOf = (call: Call, name: string): string =>
  name === 'request-target'
    ? `${call.method.toLowerCase()} ${call.url.pathname}${call.url.search}`
    : headerOf(call, name)

const needed = ['host', 'request-target', 'digest', 'v-c-merchant-id']
const oldest = 15 * 60_000

/** Returns what is wrong with the HTTP signature of a call to the REST API, or undefined. */
export const signatureProblem = (call: Call, now: Date): string | undefined => {
  const signature = parts(headerOf(call, 'signature'))
  const names = (signature.get('headers') ?? '').split(' ')
  if (needed.some((name) => !names.includes(name))) return 'headers are missing'
  const date = headerOf(call, names.includes('v-c-date') ? 'v-c-date' : 'date')
  if (!names.includes('date') && !names.includes('v-c-date')) return 'the date is not signed'
  if (!(Math.abs(Date.parse(date) - now.getTime()) < oldest)) return 'the date is too old'
  if (headerOf(call, 'v-c-merchant-id') !== merchant.id) return 'unknown merchant'
  if (signature.get('keyid') !== merchant.keyId) return 'unknown key'
  if (signature.get('algorithm') !== 'HmacSHA256') return 'unknown algorithm'
  const digest = `SHA-256=${createHash('sha256').update(call.raw).digest('base64')}`
  if (headerOf(call, 'digest') !== digest) return 'the digest is wrong'
  const text = names.map((name) => `${name}: ${valueOf(call, name)}`).join('\n')
  const key = Buffer.from(merchant.sharedSecret, 'base64')
  const expected = createHmac('sha256', key).update(text).digest()
  const given = Buffer.from(signature.get('signature') ?? '', 'base64')
  const isRight = given.length === expected.length && timingSafeEqual(given, expected)
  return isRight ? undefined : 'the signature is wrong'
}
