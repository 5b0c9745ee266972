import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logCalls } from '../calls/log-calls.ts'
import type { CallContext } from '../runtime/app.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createLogger } from './logger.ts'
import { PacedLines } from './paced-lines.ts'

const lines: string[] = []
const log = createLogger('info', { write: (line: string) => void lines.push(line) })
const said = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ log })
})
afterAll(() => server.stop())

it('OPER-1.8: three hundred refused calls of a stranger are a line for each code, with the address', async () => {
  lines.length = 0
  const client = await server.client()
  const calls = ['tableSessions', 'orders', 'users'].flatMap((path) =>
    Array.from({ length: 100 }, () =>
      client
        .service(path)
        .get('f'.repeat(24))
        .then(undefined, (error: { data: { code: string } }) => error.data.code),
    ),
  )
  const codes = new Set(await Promise.all(calls))
  const refused = said().filter(({ msg }) => msg === 'call refused')
  expect(refused).toHaveLength(codes.size)
  expect(refused[0]).toMatchObject({ address: '127.0.0.1', count: 1, method: 'get' })
})

it('OPER-1.8: once a minute is over there is one line for those that came since, with their number', async () => {
  const written: Record<string, unknown>[] = []
  const to = pino(
    { level: 'info' },
    { write: (line: string) => void written.push(JSON.parse(line)) },
  )
  const call = logCalls(to, new PacedLines(60))
  const refuse = (address: string) =>
    call(
      {
        path: 'orders',
        method: 'create',
        params: { provider: 'rest', address },
      } as unknown as CallContext,
      () => Promise.reject(Object.assign(new Error(), { code: 409, data: { code: 'outOfStock' } })),
    ).catch(() => undefined)
  for (let time = 0; time < 200; time += 1) await refuse('192.0.2.1')
  await refuse('192.0.2.2')
  expect(written).toHaveLength(2)
  await expect.poll(() => written).toHaveLength(3)
  expect(written[2]).toMatchObject({ address: '192.0.2.1', reason: 'outOfStock', count: 199 })
})

it('OPER-1.8: a flood from thousands of addresses is no flood of lines', () => {
  const paced = new PacedLines()
  let count = 0
  for (let address = 0; address < 5000; address += 1)
    paced.note(String(address), () => (count += 1))
  expect(count).toBe(201)
})
