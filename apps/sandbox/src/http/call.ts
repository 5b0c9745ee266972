import type { IncomingHttpHeaders } from 'node:http'

/** A request that has been read. */
export interface Call {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly raw: Buffer
  /** The parts of the path that the route names. */
  readonly params: Readonly<Record<string, string>>
  /** Where the caller sees the sandbox: `http://localhost:3001`. */
  readonly origin: string
  /** Whether the caller is on this machine. */
  readonly isHere: boolean
}

/** A response; `none` leaves the caller without one until it gives up. */
export type Reply =
  | {
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body: string
    }
  | 'none'

export type Handler = (call: Call) => Reply | Promise<Reply>

/** A path with names: `/v1/refunds/:id`. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly handle: Handler
  /** Whether other sites may send it with a browser: the pages that a payer is sent to. */
  readonly fromAnywhere?: boolean
}

const param = (call: Call, name: string): string => call.params[name] ?? ''

/** The part of the path called `id`. */
export const idOf = (call: Call): string => param(call, 'id')

/** The fields of a form. */
export const formOf = (call: Call): URLSearchParams => new URLSearchParams(call.raw.toString())

/** An object of JSON, whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The body as JSON, or an empty object if it is something else. */
export const jsonOf = (call: Call): Fields => {
  try {
    const value: unknown = JSON.parse(call.raw.toString())
    return isFields(value) ? value : {}
  } catch {
    return {}
  }
}

/** A field of JSON as text; numbers are written out, anything else is empty. */
export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

/** A field of JSON that is an object, or an empty one. */
export const fieldsOf = (fields: Fields, name: string): Fields => {
  const value = fields[name]
  return isFields(value) ? value : {}
}
