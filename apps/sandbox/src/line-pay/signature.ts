import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Call } from '../http/call.ts'
import { merchant } from './constants.ts'

/** Base64 of HMAC-SHA256 over secret, path, body or query, and nonce. */
export const signatureOf = (secret: string, path: string, payload: string, nonce: string): string =>
  createHmac('sha256', secret).update(`${secret}${path}${payload}${nonce}`).digest('base64')

const headerOf = (call: Call, name: string): string => {
  const value = call.headers[name]
  return typeof value === 'string' ? value : ''
}

/** Returns whether a call comes from the merchant. */
export const isSigned = (call: Call): boolean => {
  if (headerOf(call, 'x-line-channelid') !== merchant.channelId) return false
  const payload = call.method === 'GET' ? call.url.search.slice(1) : call.raw.toString()
  const nonce = headerOf(call, 'x-line-authorization-nonce')
  const expected = signatureOf(merchant.channelSecret, call.url.pathname, payload, nonce)
  const given = Buffer.from(headerOf(call, 'x-line-authorization'))
  return (
    nonce !== '' &&
    given.length === expected.length &&
    timingSafeEqual(given, Buffer.from(expected))
  )
}
