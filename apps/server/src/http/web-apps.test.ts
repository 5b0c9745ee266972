import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawGet } from '../testing/raw-get.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { webApps } from './web-apps.ts'

const page =
  '<!doctype html><script>start()</script><script type="module" src="/assets/a.js"></script>'
const script = 'export const dish = "麵"'.repeat(50)

let root: string
let server: TestServer
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'comanda-web-'))
  for (const app of ['storefront', 'console']) {
    const folder = join(root, 'apps', app, 'dist', 'web')
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), `${page}<!--${app}-->`)
    writeFileSync(join(folder, 'assets', 'main-B3xk9_fa.js'), script)
    writeFileSync(join(folder, 'assets', 'main-B3xk9_fa.js.br'), brotliCompressSync(script))
  }
  writeFileSync(join(root, 'secret.txt'), 'secret')
  server = await startTestServer({ web: () => webApps(root) })
})
afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  rawGet(server.url, path, headers)

describe('the built apps', () => {
  it('a path that a user may open responds with the page of its app', async () => {
    for (const path of ['/', '/menu', '/en/shops/1', '/t?id=1&t=2'])
      expect((await get(path)).body.toString()).toContain('<!--storefront-->')
    for (const path of ['/console/', '/console/orders'])
      expect((await get(path)).body.toString()).toContain('<!--console-->')
    expect((await get('/console')).status).toBe(302)
  })

  it('a page is revalidated on each visit and runs only its own scripts', async () => {
    const { headers } = await get('/')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toContain('text/html')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'; /)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect((await get('/', { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  })

  it('a file with a hash in its name is cached for ever and sent compressed', async () => {
    const packed = await get('/assets/main-B3xk9_fa.js', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers['cache-control']).toContain('immutable')
    expect(brotliDecompressSync(packed.body).toString()).toBe(script)
    const plain = await get('/assets/main-B3xk9_fa.js')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(script)
  })

  it('a missing file is a 404, and no path leaves the folder', async () => {
    const paths = [
      '/assets/none.js',
      '/../../../../secret.txt',
      '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/secret.txt',
      '/..%2f..%2f..%2f..%2fsecret.txt',
      '/assets/main-B3xk9_fa.js%00',
      '/%E0%A4%A.js',
    ]
    for (const path of paths) {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.body.toString()).not.toContain('secret.txt')
    }
  })
})
