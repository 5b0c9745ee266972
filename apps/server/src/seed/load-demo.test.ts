import { demo, moonRice } from '@comanda/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { demoLinks } from './demo-links.ts'
import { loadDemo } from './load-demo.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const countOf = async (path: string): Promise<number> => {
  const found: unknown = await server.app.service(path).find({ query: {} })
  return Array.isArray(found) ? found.length : (found as { total: number }).total
}

describe('the demo restaurants', () => {
  it('are loaded through the services once, also by servers that start together', async () => {
    const { app, runtime } = server
    const loaded = await Promise.all([loadDemo(app, runtime), loadDemo(app, runtime)])
    expect(loaded.toSorted()).toEqual([false, true])
    expect(await loadDemo(app, runtime)).toBe(false)
    const second: Partial<Record<string, readonly unknown[]>> = moonRice
    for (const [path, records] of Object.entries(demo)) {
      const count = records.length + (second[path]?.length ?? 0)
      expect([path, await countOf(path)]).toEqual([path, count])
    }
  })

  it('each shop has a menu that the engine accepts, and a table', async () => {
    for (const shop of [...demo.shops, ...moonRice.shops]) {
      expect(await server.app.service('menus').get(shop._id)).toMatchObject({ shop })
      expect(demoLinks('http://127.0.0.1:3000')).toContain(`/t?id=${shop._id}&t=`)
    }
  })
})
