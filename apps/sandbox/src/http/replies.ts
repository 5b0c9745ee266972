import type { Reply } from './call.ts'

/** Nothing but its own style and script; no frame may contain it. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const page = (body: string, status = 200): Reply => ({
  status,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  },
  body,
})

export const text = (body: string, status = 200): Reply => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body,
})

/** A response of JSON that has been written already. */
export const writtenJson = (body: string, status = 200): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body,
})

export const json = (value: unknown, status = 200): Reply =>
  writtenJson(JSON.stringify(value), status)

export const seeOther = (url: string): Reply => ({
  status: 303,
  headers: { Location: url },
  body: '',
})
