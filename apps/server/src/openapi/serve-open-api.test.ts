import { services } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationIdOf } from './operation-names.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { escaped, shapeOf } from './shape.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('GET /api/openapi.json', () => {
  it('responds with the document, and with 304 if the cached one is current', async () => {
    const answer = await fetch(`${server.url}/api/openapi.json`)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
    const headers = {
      'if-none-match': answer.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    }
    expect((await fetch(`${server.url}/api/openapi.json`, { headers })).status).toBe(304)
  })
})

describe('GET /api/docs', () => {
  it('is a page without scripts and external resources', async () => {
    const answer = await fetch(`${server.url}/api/docs`)
    const html = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(html).not.toMatch(/<script|<link(?! rel="icon" href="data:,")|<img|src=|https?:/)
  })

  it('shows every call of every service, and all its links have a target', async () => {
    const html = await (await fetch(`${server.url}/api/docs`)).text()
    for (const { path, methods } of Object.values(services))
      for (const method of methods) expect(html).toContain(`id="${operationIdOf(path, method)}"`)
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`)
  })
})

describe('a shape', () => {
  it('shows which fields are optional, and the items of a list', () => {
    const list = { type: 'array', items: { $ref: '#/components/schemas/Shop' } }
    const properties = { shops: list, note: { anyOf: [{ type: 'string' }, { type: 'null' }] } }
    expect(shapeOf({ type: 'object', properties, required: ['shops'] })).toBe(
      '{\n  shops: list of <a href="#schema-Shop">Shop</a>\n  note?: string | null\n}',
    )
  })
  it('escapes HTML', () => {
    expect(shapeOf({ const: '<script>' })).not.toContain('<')
    expect(escaped(`<a b="c">'&`)).toBe('&#60;a b=&#34;c&#34;&#62;&#39;&#38;')
  })
})
