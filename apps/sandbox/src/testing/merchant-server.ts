import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly raw: string
}

/** A merchant's server that writes down what it is sent, and acknowledges as it is set. */
export class MerchantServer {
  readonly received: Received[] = []
  status = 200
  body = 'CBTOKEN:MPSTATOK'
  url = ''
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url = '', headers } = request
      this.received.push({ path: url, headers, raw: Buffer.concat(chunks).toString() })
      response.writeHead(this.status)
      response.end(this.body)
    })
  })

  static async open(): Promise<MerchantServer> {
    const merchant = new MerchantServer()
    merchant.#server.listen(0, '127.0.0.1')
    await once(merchant.#server, 'listening')
    const { port } = merchant.#server.address() as AddressInfo
    merchant.url = `http://127.0.0.1:${port}`
    return merchant
  }

  /** The forms that came to a path. */
  forms(path: string): URLSearchParams[] {
    return this.received
      .filter((one) => one.path === path)
      .map((one) => new URLSearchParams(one.raw))
  }

  /** The bodies of JSON that came to a path. */
  jsons<Body>(path: string): Body[] {
    return this.received
      .filter((one) => one.path === path)
      .map((one) => JSON.parse(one.raw) as Body)
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
