/**
 * Measures menu snapshots per second, compressed and not modified, next to a bare HTTP server in its own process that
 * serves a file of the same size. The rounds of all cases alternate.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDemoShop } from '../server/demo-shop.ts'
import { median, throughput } from '../server/throughput.ts'
import { withServer } from '../server/with-server.ts'
import { KeepAliveConnection } from './keep-alive-connection.ts'

const ROUND_MS = 3_000
const ROUNDS = 3
const WORKERS = 16

const folder = mkdtempSync(join(tmpdir(), 'comanda-static-'))

const startStatic = async (size: number) => {
  const file = join(folder, 'menu.json.br')
  writeFileSync(file, Buffer.alloc(size, 'x'))
  const child = fork(fileURLToPath(new URL('static-server.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, STATIC_FILE: file },
  })
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

const connections = (url: string) =>
  Array.from({ length: WORKERS }, () => new KeepAliveConnection(url))

try {
  await withServer(async ({ url }) => {
    const { shop } = await openDemoShop(url)
    const path = `/api/menus/${shop}`
    const own = connections(url)
    const compressed = { 'accept-encoding': 'br' }
    const { bytes, head } = await own[0]!.get(path, compressed)
    const etag = /^etag: (.+)$/im.exec(head)?.[1] ?? ''
    const file = await startStatic(bytes)
    const bare = connections(file.url)
    const request = async (connection: KeepAliveConnection, status: number, headers = {}) => {
      const response = await connection.get(path, headers)
      if (response.status !== status) throw new Error(`${response.status} instead of ${status}`)
    }
    const operations = {
      'bare static file': (worker: number) => request(bare[worker]!, 200, compressed),
      'menu, compressed': (worker: number) => request(own[worker]!, 200, compressed),
      'menu, not modified': (worker: number) =>
        request(own[worker]!, 304, { ...compressed, 'if-none-match': etag }),
    }
    const figures = new Map<string, number[]>()
    for (const operation of Object.values(operations)) await throughput(WORKERS, 1_000, operation)
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, operation] of Object.entries(operations))
        figures.set(name, [
          ...(figures.get(name) ?? []),
          await throughput(WORKERS, ROUND_MS, operation),
        ])
    const limit = median(figures.get('bare static file') ?? [])
    console.log(`a second, ${WORKERS} at once; the compressed menu has ${bytes} bytes`)
    for (const [name, values] of figures) {
      const value = median(values)
      const ratio = (value / limit).toFixed(2)
      console.log(`${name.padEnd(22)} ${value.toFixed(0).padStart(7)}   ${ratio} of the file`)
    }
    for (const connection of [...own, ...bare]) connection.close()
    file.stop()
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
