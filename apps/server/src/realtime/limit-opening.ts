import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from 'socket.io'
import type { Address } from '../flood-limits/address.ts'
import { tooManyCalls } from '../flood-limits/too-many-calls.ts'
import type { SharedByGates } from './socket-gate.ts'

/** The longest time that a socket waits to be opened, in ms. */
const longestWait = 10_000

const isHandshake = ({ url = '' }: IncomingMessage): boolean => !/[?&]sid=/.test(url)

/** Responds with 429 to a request for a socket, over polling or a WebSocket. */
const refuse = (request: IncomingMessage, response: ServerResponse, wait: number): void => {
  const retryAfter = Math.max(1_000, wait)
  const error = tooManyCalls(retryAfter, 'Too many sockets of this address; please try again later')
  const body = JSON.stringify(error.toJSON())
  const head = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'retry-after': String(Math.ceil(retryAfter / 1000)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  if (request.headers.upgrade === undefined) {
    response.writeHead(429, head)
    response.end(body)
    return
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  request.socket.end(['HTTP/1.1 429 Too Many Requests', ...lines, '', body].join('\r\n'))
}

/** Limits how many sockets the callers of an address have, and how fast they open them: above the rate they wait. */
export const limitOpening = (
  io: Server,
  { limits, counts }: SharedByGates,
  callerOf: (request: IncomingMessage) => { readonly name: string; readonly address: Address },
): void => {
  io.engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
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
