import type { PollingPathResult } from '@comanda/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makePrintShop, print, type PrintShop } from '../../../testing/print-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { watchPolling } from './watch-polling.ts'

let now = Date.parse('2026-03-02T10:00:00Z')
let server: TestServer
let place: PrintShop
let url: string
let printer: string
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  place = await makePrintShop(server)
  printer = (await place.addPrinter({ kind: 'cloudPrnt', tickets: 'all' }))._id
  const path = (await place.call('printers/pollingPath', {
    printer,
    idempotencyKey: undefined,
  })) as PollingPathResult
  url = `${server.url}${path.path}`
})

const poll = async (statusCode = '200%20OK', at = url) => {
  const response = await fetch(at, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: '29 a 0', printerMAC: '00:11:62:00:00:01', statusCode }),
  })
  return { status: response.status, body: (await response.json()) as { jobToken?: string } }
}
const fetchJob = (token = '') =>
  fetch(`${url}?mac=00%3A11&type=image%2Fpng${token && `&token=${token}`}`)
const confirm = (code: string, token = '') =>
  fetch(`${url}?mac=00%3A11&code=${encodeURIComponent(code)}${token && `&token=${token}`}`, {
    method: 'DELETE',
  })

it('PRINT-5.1: a printer finds its slips at a path of its own, which ends when there is a new one or it is not used any more', async () => {
  expect(await poll()).toMatchObject({ status: 200, body: { jobReady: false } })
  expect(await poll('200%20OK', url.replace(/.{8}\/jobs$/, 'aaaaaaaa/jobs'))).toMatchObject({
    status: 404,
  })
  const next = (await place.call('printers/pollingPath', {
    printer,
    idempotencyKey: undefined,
  })) as PollingPathResult
  expect((await poll()).status).toBe(404)
  url = `${server.url}${next.path}`
  expect((await poll()).status).toBe(200)
  await place.client.service('printers').patch(printer, { status: 'disabled' })
  expect((await poll()).status).toBe(404)
  expect(JSON.stringify(await place.printer(printer))).not.toContain('oken')
})

it('PRINT-5.2: a printer fetches a slip as a picture, and it is printed once the printer says so', async () => {
  await place.staff.create()
  const { body } = await poll()
  expect(body).toMatchObject({ jobReady: true, mediaTypes: ['image/png'] })
  const response = await fetchJob(body.jobToken)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('x-star-cut')).toBe('full; feed=true')
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(picture.width).toBe(384)
  expect(await place.jobs()).toMatchObject([{ status: 'waiting', tries: 1, isCopy: false }])
  await confirm('200 OK', body.jobToken)
  expect(await place.jobs()).toMatchObject([{ status: 'printed' }])
  expect((await poll()).body).toEqual({ jobReady: false })
  expect((await fetchJob()).status).toBe(404)
  expect((await place.printer(printer)).lastSeen).toBeDefined()
  await print(server)
})

it('PRINT-5.2: a slip that a printer could not finish is fetched again as a copy; one it could not read is no copy', async () => {
  await place.staff.create()
  await fetchJob()
  await confirm('510 Incompatible')
  expect(await place.jobs()).toMatchObject([{ status: 'waiting', problem: 'fault', isCopy: false }])
  now += 2000
  await fetchJob()
  await confirm('410 Out of Paper')
  expect(await place.jobs()).toMatchObject([{ status: 'waiting', problem: 'paper', isCopy: true }])
  expect((await place.printer(printer)).problem).toBe('paper')
  expect((await poll()).body).toEqual({ jobReady: false })
  now += 5000
  expect((await poll('211%20OK%20Paper%20Low')).body).toMatchObject({ jobReady: true })
  expect((await place.printer(printer)).problem).toBeUndefined()
})

it('PRINT-5.2: what a printer fetches again without a word is a copy', async () => {
  await place.staff.create()
  await fetchJob()
  await fetchJob()
  expect(await place.jobs()).toMatchObject([{ status: 'waiting', tries: 2, isCopy: true }])
})

it('PRINT-5.4: a printer that fetches without end is refused, and one whose status has no form is heard', async () => {
  await place.staff.create()
  await fetchJob()
  await server.runtime.connection.pool.query('update failed_attempts set count = 900')
  expect((await fetchJob()).status).toBe(429)
  expect(await place.jobs()).toMatchObject([{ status: 'waiting', tries: 1 }])
  now += 16 * 60_000
  expect((await fetchJob()).status).toBe(200)
  expect((await poll('%E0%A4%A')).status).toBe(200)
  expect((await place.printer(printer)).problem).toBe('fault')
})

it('PRINT-5.3: the slips of a printer that does not ask for a minute go to the one that takes over', async () => {
  const spare = await place.addPrinter({ kind: 'cloudPrnt' })
  await place.client.service('printers').patch(printer, { fallback: spare._id })
  await poll()
  await place.staff.create()
  now += 30_000
  await watchPolling(server.runtime)
  expect(await place.jobs()).toHaveLength(1)
  now += 31_000
  await watchPolling(server.runtime)
  expect((await place.jobs()).map((job) => [job.printer, job.status])).toEqual(
    expect.arrayContaining([
      [printer, 'moved'],
      [spare._id, 'waiting'],
    ]),
  )
  expect((await place.printer(printer)).problem).toBe('unreachable')
  now += 13 * 3_600_000
  await watchPolling(server.runtime)
  expect((await place.jobs()).map(({ status }) => status).toSorted()).toEqual(['dropped', 'moved'])
})
