import type { FeathersError } from '@feathersjs/errors'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from 'socket.io'
import type { Address } from '../../flood-limits/address.ts'
import { tooManyCalls } from '../../flood-limits/too-many-calls.ts'
import { bodyTooLarge, largestFrame } from '../../http/largest-message.ts'
import { bodyUnreadable } from '../../http/require-json.ts'
import type { SharedByGates } from './socket-gate.ts'

/** The longest time that a socket waits to be opened, in ms. */
const longestWait = 10_000

/** A request with the query as engine.io has read it. */
interface EngineRequest extends IncomingMessage {
  readonly _query?: Readonly<Record<string, unknown>>
}

/** Returns whether a request opens a connection: as engine.io decides it, so that no spelling of the query passes the limits. */
const isHandshake = ({ _query }: EngineRequest): boolean => !_query?.['sid']

/** Responds to a polling caller with an error. */
const respond = (response: ServerResponse, error: FeathersError, head: object = {}): void => {
  const body = JSON.stringify(error.toJSON())
  response.writeHead(error.code, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...head,
  })
  response.end(body)
}

/**
 * Returns whether it is a binary payload, which only Engine.IO 3 has: no call has binary data, and 2 MB of its smallest packets
 * would take hundreds of MB.
 */
const isBinary = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && headers['content-type'] === 'application/octet-stream'

const isTooLarge = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && Number(headers['content-length']) > largestFrame

/** Responds with 429 to a request for a socket, over polling or a WebSocket. */
const refuse = (request: IncomingMessage, response: ServerResponse, wait: number): void => {
  const retryAfter = Math.max(1_000, wait)
  const error = tooManyCalls(retryAfter, 'Too many sockets of this address; please try again later')
  const seconds = String(Math.ceil(retryAfter / 1000))
  if (request.headers.upgrade === undefined) {
    respond(response, error, { 'retry-after': seconds })
    return
  }
  const body = JSON.stringify(error.toJSON())
  const head = [
    'HTTP/1.1 429 Too Many Requests',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `retry-after: ${seconds}`,
    'connection: close',
  ]
  request.socket.end([...head, '', body].join('\r\n'))
}

/** Limits how many sockets the callers of an address have, and how fast they open them: above the rate they wait. */
export const limitOpening = (
  io: Server,
  { limits, counts }: SharedByGates,
  callerOf: (request: IncomingMessage) => { readonly name: string; readonly address: Address },
): void => {
  io.engine.use((request: EngineRequest, response: ServerResponse, next: () => void) => {
    if (isTooLarge(request)) {
      respond(response, bodyTooLarge())
      return
    }
    if (isBinary(request)) {
      respond(response, bodyUnreadable('Calls have no binary data: poll with text'))
      return
    }
    if (!isHandshake(request)) {
      next()
      return
    }
    const { name, address } = callerOf(request)
    const wait = address.opened.wait(Date.now())
    if (address.sockets >= limits.sockets || wait > longestWait) {
      counts.notOpened += 1
      counts.say(name, 'sockets were refused: there are too many of the address')
      refuse(request, response, wait)
      return
    }
    address.opened.take(1, Date.now())
    if (wait === 0) next()
    else setTimeout(next, wait).unref()
  })
}
