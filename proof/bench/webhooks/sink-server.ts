/** A receiver of webhooks in a process of its own: takes everything, and tells its parent how many it has, or which, in their order. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setPriority } from 'node:os'

// It stands for another machine: it takes processor time that nobody else wants.
setPriority(19)

let taken: string[] = []
const port = Number(process.env['SINK_PORT'] ?? 0)
const server = createServer((request, response) => {
  request.resume()
  request.once('end', () => {
    taken.push(String(request.headers['webhook-id']))
    response.writeHead(204).end()
  })
}).listen(port, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
process.on('message', (wanted) => {
  process.send?.(wanted === 'ids' ? taken : taken.length)
  if (wanted === 'ids') taken = []
})
// A benchmark that fails leaves no receiver behind.
process.on('disconnect', () => process.exit())
