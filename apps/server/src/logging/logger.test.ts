import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, password } from '../testing/accounts.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createLogger } from './logger.ts'

const lines: string[] = []
const log = createLogger('trace', { write: (line: string) => void lines.push(line) })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ log })
})
afterAll(() => server.stop())

describe('the log', () => {
  it('leaves secrets out at any depth', () => {
    lines.length = 0
    const secrets = { password: 'x1', accessToken: 'x2', authorization: 'x3', restoreKey: 'x4' }
    log.info({ ...secrets, data: { ...secrets, deep: { ...secrets } } }, 'said')
    expect(lines.join('')).toContain('[secret]')
    expect(lines.join('')).not.toMatch(/x[1-4]/)
  })

  it('contains an error’s message, and not the objects attached to it', () => {
    lines.length = 0
    const cause = Object.assign(new Error('inner'), { client: { password: 'x5' } })
    log.error({ err: new Error('outer', { cause }) }, 'failed')
    const { err } = JSON.parse(lines.join('')) as { err: object }
    expect(err).toMatchObject({ message: 'outer', cause: { message: 'inner' } })
    expect(lines.join('')).not.toContain('x5')
  })

  it('contains a failed statement, and not its values', async () => {
    lines.length = 0
    const failing = server.runtime.database.execute(sql`select ${'a guest\nof table 7'}::int`)
    await failing.then(undefined, (error: unknown) => log.error({ err: error }, 'failed'))
    expect(lines.join('')).toContain('Failed query: select $1::int')
    expect(JSON.parse(lines.join(''))).toMatchObject({
      err: { stack: expect.stringContaining(' at ') as string },
    })
    expect(lines.join('').replace(/"cause":.*/, '')).not.toMatch(/a guest|of table 7/)
  })

  it('has a line for each call with the id of the request, and never its data', async () => {
    await makeAccount(server, 'logged')
    lines.length = 0
    const client = await server.client({ email: 'logged@comanda.test', password })
    await client.service('shops').find()
    const answer = await fetch(`${server.url}/api/shops?order=1`, {
      headers: { 'x-request-id': 'request-12345' },
    })
    expect(answer.headers.get('x-request-id')).toBe('request-12345')
    const wrong = { strategy: 'local', email: 'logged@comanda.test', password: 'Wrong horse 9' }
    await client
      .service('authentication')
      .create(wrong)
      .catch(() => undefined)
    const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(said).toContainEqual(
      expect.objectContaining({
        requestId: 'request-12345',
        path: 'shops',
        method: 'find',
        provider: 'rest',
      }),
    )
    expect(said).toContainEqual(
      expect.objectContaining({ path: 'authentication', code: 401, msg: 'call refused' }),
    )
    expect(lines.join('')).not.toMatch(/horse|eyJ|argon2/)
  })
})
