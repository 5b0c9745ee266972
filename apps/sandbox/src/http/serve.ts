import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Call, Reply, Route } from './call.ts'
import { json, text } from './replies.ts'

const largestBody = 1_000_000

const read = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size > largestBody) return undefined
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

const match = (path: string, pattern: string): Record<string, string> | undefined => {
  const given = path.split('/')
  const named = pattern.split('/')
  if (given.length !== named.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of named.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return undefined
  }
  return params
}

/** Whether a page of another site sent it: such a page may not press the buttons here. */
const isFromElsewhere = (request: IncomingMessage, route: Route): boolean => {
  const { origin, host } = request.headers
  if (route.method === 'GET' || route.fromAnywhere === true || origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether it comes from this machine: by a loopback address, or from the address that it is sent to. */
const isFromHere = ({ socket: { remoteAddress = '', localAddress } }: IncomingMessage): boolean => {
  const plain = remoteAddress.replace(/^::ffff:/i, '')
  return remoteAddress === localAddress || loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

const respond = async (request: IncomingMessage, routes: readonly Route[]): Promise<Reply> => {
  const origin = `http://${request.headers.host ?? 'localhost'}`
  if (!URL.canParse(request.url ?? '/', origin)) return text('Bad request', 400)
  const url = new URL(request.url ?? '/', origin)
  const raw = await read(request)
  if (raw === undefined) return text('Too large', 413)
  for (const route of routes) {
    const params = route.method === request.method ? match(url.pathname, route.path) : undefined
    if (params === undefined) continue
    if (isFromElsewhere(request, route)) return text('Not from another site', 403)
    const { headers } = request
    const isHere = isFromHere(request)
    const call: Call = { method: route.method, headers, url, raw, params, origin, isHere }
    return await route.handle(call)
  }
  return json({ error: 'there is nothing at this path' }, 404)
}

/** How long a caller is left without a response, in ms: longer than anyone waits. */
const noResponse = 60_000

const send = (response: ServerResponse, reply: Reply): void => {
  if (reply === 'none') {
    setTimeout(() => response.destroy(), noResponse).unref()
    return
  }
  response.writeHead(reply.status, { 'Cache-Control': 'no-store', ...reply.headers })
  response.end(reply.body)
}

/** A server of the routes, the first that matches. A response waits until `written` has resolved. */
export const serve = (routes: readonly Route[], written: () => Promise<void>): Server =>
  createServer((request, response) => {
    const run = async (): Promise<void> => {
      const reply = await respond(request, routes)
      await written()
      send(response, reply)
    }
    run().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      send(response, text('The sandbox has failed', 500))
    })
  })
