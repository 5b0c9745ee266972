import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A provider that has none of the payments that it is queried about, and takes its time to say so. */
export interface SlowProvider {
  readonly url: string
  /** How many queries have come, and how many at most were under way at once. */
  readonly queries: () => number
  readonly most: () => number
  readonly close: () => void
}

/** Serves CyberSource's search; each response takes so many ms. */
export const openSlowProvider = async (ms: number): Promise<SlowProvider> => {
  let [queries, under, most] = [0, 0, 0]
  const server = createServer((request, response) => {
    request.resume()
    if (request.url !== '/tss/v2/searches') {
      response.writeHead(204).end()
      return
    }
    queries += 1
    under += 1
    most = Math.max(most, under)
    void sleep(ms).then(() => {
      under -= 1
      response.writeHead(201, { 'content-type': 'application/json' })
      return response.end('{"_embedded":{"transactionSummaries":[]}}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    queries: () => queries,
    most: () => most,
    close: () => server.close(),
  }
}
