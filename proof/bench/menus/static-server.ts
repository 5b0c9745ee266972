/** A bare HTTP server that responds to every request with the same file from memory. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const file = readFileSync(process.env['STATIC_FILE'] ?? '')
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-encoding': 'br',
    'content-length': file.length,
    etag: '"1"',
  })
  response.end(file)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
