import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const shop = '0'.repeat(23) + '1'
const name = [{ lang: 'en', value: 'Lunch' }]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('sections, a service of the catalogue', () => {
  it('everyone finds records that the server creates, over a socket and over REST', async () => {
    const created = await server.app.service('sections').create({ shop, name, showOrder: 2 })
    const client = await server.client()
    expect(await client.service('sections').find({ query: { shop } })).toEqual([created])
    const response = await fetch(`${server.url}/api/sections?shop=${shop}&showOrder=2`)
    expect(await response.json()).toEqual([created])
    expect((await fetch(`${server.url}/sections`)).status).toBe(404)
  })

  it('an anonymous visitor changes nothing', async () => {
    const client = await server.client()
    await expect(client.service('sections').create({ shop, name })).rejects.toMatchObject({
      name: 'NotAuthenticated',
      code: 401,
      data: { code: 'notAuthenticated' },
    })
  })
})
