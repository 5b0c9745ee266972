import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { freePort } from '../../server/free-port.ts'

/** What a receiver took. */
export interface Taken {
  readonly id: string
  readonly type: string
  readonly record: string
}

/** A receiver of webhooks on loopback, which may go away and come back. */
export class Sink {
  readonly url: string
  /** In the order in which it took them, again and again what came again. */
  readonly taken: Taken[] = []
  readonly #port: number
  #server: Server | undefined

  private constructor(port: number) {
    this.#port = port
    this.url = `http://127.0.0.1:${port}/hook`
  }

  static async start(): Promise<Sink> {
    const sink = new Sink(await freePort())
    await sink.start()
    return sink
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Omit<Taken, 'id'>
        const { type, record } = body
        this.taken.push({ id: String(request.headers['webhook-id']), type, record })
        response.writeHead(204).end()
      })
    }).listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  /** Goes away: calls find nobody. */
  stop(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }
}
