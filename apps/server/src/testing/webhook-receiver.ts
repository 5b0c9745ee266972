import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatures } from '../webhooks/signature.ts'

/** A call that a receiver got. */
export interface ReceivedCall {
  /** With its query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: {
    readonly type: string
    readonly shop: string
    readonly path: string
    readonly record: string
    readonly data: Readonly<Record<string, unknown>> | null
  }
}

/** A receiver of webhooks on loopback. */
export interface WebhookReceiver {
  readonly url: string
  readonly calls: ReceivedCall[]
  /** What it responds, until it is changed: a status, or never. */
  respond: (call: ReceivedCall) => number | 'never'
  /** Returns true if a call is signed by the secret. */
  isSigned(call: ReceivedCall, secret: string): boolean
  close(): void
}

export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const calls: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const call = {
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: JSON.parse(text) as ReceivedCall['body'],
      }
      calls.push(call)
      const status = receiver.respond(call)
      if (status === 'never') return
      if (status === 302) response.setHeader('location', receiver.url)
      response.writeHead(status).end(status < 300 ? '' : 'x'.repeat(1000))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls,
    respond: () => 204,
    isSigned: ({ headers, text }, secret) => {
      const signed = {
        id: String(headers['webhook-id']),
        timestamp: Number(headers['webhook-timestamp']),
        body: text,
      }
      return String(headers['webhook-signature'])
        .split(' ')
        .includes(signatures([secret], signed))
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
