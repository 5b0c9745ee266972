import * as http from 'node:http'
import * as https from 'node:https'
import type { WebhookAttempt } from '@comanda/contract'
import { isNamed, publicLookup, urlRefusal } from './reachable.ts'
import { type Signed, signatures } from './signature.ts'

/** How long a call may take in all, in ms (WEBHOOK-3.1). */
const patience = 10_000
/** How much of a response is read, and how much of that is stored of a failure (WEBHOOK-4.4). */
const mostBytes = 16_384
const mostSaid = 200

/** Connections stay open for a moment: a thousand calls a second need no thousand handshakes. */
const agents = {
  'http:': new http.Agent({ keepAlive: true, timeout: patience }),
  'https:': new https.Agent({ keepAlive: true, timeout: patience }),
}

/** Where to call, with the secrets that sign and the hosts that the operator has named. */
export interface Receiver {
  readonly url: string
  readonly secrets: readonly string[]
  readonly named: readonly string[] | undefined
  /** Returns headers that sign a call in the words of its receiver. */
  readonly headers?:
    | ((secrets: readonly string[], signed: Signed) => Readonly<Record<string, string>>)
    | undefined
}

type Response = Pick<WebhookAttempt, 'status' | 'said'>

const isSuccess = (status: number): boolean => status >= 200 && status < 300

const readResponse = async (response: http.IncomingMessage): Promise<Response> => {
  const { statusCode: status = 0 } = response
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    // Leaving the loop closes the connection.
    if (length > mostBytes) break
  }
  if (isSuccess(status)) return { status }
  const said = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, mostSaid)
  return { status, ...(said === '' ? {} : { said }) }
}

const post = async (
  { url: text, secrets, named, headers }: Receiver,
  signed: Signed,
  isAgain = false,
): Promise<Response> => {
  const url = new URL(text)
  const { request } = url.protocol === 'http:' ? http : https
  const sent = request(url, {
    method: 'POST',
    agent: agents[url.protocol as 'http:' | 'https:'],
    ...(isNamed(url, named) ? {} : { lookup: publicLookup }),
    signal: AbortSignal.timeout(patience),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(signed.body),
      'user-agent': 'Comanda-Webhooks/1',
      'webhook-id': signed.id,
      'webhook-timestamp': String(signed.timestamp),
      'webhook-signature': signatures(secrets, signed),
      ...headers?.(secrets, signed),
    },
  })
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject)
      sent.end(signed.body)
    })
    return await readResponse(response)
  } catch (error) {
    // The receiver closed a connection that was open from before.
    if (!isAgain && sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
      return post({ url: text, secrets, named, headers }, signed, true)
    throw error
  }
}

const problemOf = (error: unknown): string => {
  const { name, code, message } = error as NodeJS.ErrnoException
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout'
  return name === 'RefusedAddress' ? message : (code ?? name)
}

/** Returns true if the receiver has taken what it was sent: any 2xx. Redirects are not followed (WEBHOOK-4.4). */
export const isTaken = ({ status }: WebhookAttempt): boolean =>
  status !== undefined && isSuccess(status)

/** Calls a receiver once, signed, and returns what came of it. `now` returns ms since 1970. */
export const callWebhook = async (
  receiver: Receiver,
  { id, body }: Omit<Signed, 'timestamp'>,
  now: () => number,
): Promise<WebhookAttempt> => {
  const began = now()
  const time = new Date(began).toISOString()
  const done = (what: Partial<WebhookAttempt>): WebhookAttempt => ({
    time,
    ms: Math.max(0, Math.round(now() - began)),
    ...what,
  })
  if (urlRefusal(receiver.url, receiver.named)) return done({ problem: 'address refused' })
  if (receiver.secrets.length === 0) return done({ problem: 'secret cannot be decrypted' })
  try {
    return done(await post(receiver, { id, body, timestamp: Math.floor(began / 1000) }))
  } catch (error) {
    return done({ problem: problemOf(error) })
  }
}
