import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const beside = (name: string) => new URL(name, import.meta.url).pathname

/** Path → file and type: the page, and the two libraries as they are published. */
const files: Readonly<Record<string, readonly [string, string]>> = {
  '/': [beside('index.html'), 'text/html; charset=utf-8'],
  '/storefront.js': [beside('storefront.js'), 'text/javascript; charset=utf-8'],
  '/feathers.js': [
    resolve('@feathersjs/client/dist/feathers.js'),
    'text/javascript; charset=utf-8',
  ],
  '/socket.io.js': [
    resolve('socket.io-client/dist/socket.io.js'),
    'text/javascript; charset=utf-8',
  ],
}

/** Serves the small storefront on a free port of the loopback address: another origin than the API's. */
export const serveStorefront = async (): Promise<{ url: string; stop: () => void }> => {
  const server = createServer((request, response) => {
    const file = files[new URL(request.url ?? '/', 'http://localhost').pathname]
    if (!file) {
      response.writeHead(404).end()
      return
    }
    const [path, type] = file
    void readFile(path).then((content) =>
      response.writeHead(200, { 'content-type': type }).end(content),
    )
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void server.close() }
}
