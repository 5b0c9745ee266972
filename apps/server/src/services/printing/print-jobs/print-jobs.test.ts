import type { PaymentMethod, PrintJob, Station } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { printJobs } from '../../../tables/print-jobs.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import { lineOf } from '../../../testing/ordering-shop.ts'
import { pairDevice } from '../../../testing/pin-calls.ts'
import { makePrintShop, print, type PrintShop } from '../../../testing/print-shop.ts'
import {
  type PrinterEmulator,
  startPrinterEmulator,
  wholeSlips,
} from '../../../testing/printer-emulator.ts'
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let now = Date.parse('2026-03-02T10:00:00Z')
let database: TestDatabase
let server: TestServer
let other: TestServer
let place: PrintShop
beforeAll(async () => {
  database = await makeTestDatabase()
  const config = {
    printerPorts: { first: 1024, last: 65_535 },
    publicUrl: 'https://order.example',
  }
  server = await startTestServer({ database, config, now: () => now })
  other = await startTestServer({ database, config, now: () => now })
})
afterAll(async () => {
  await other.stop()
  await server.stop()
  await database.drop()
})
beforeEach(async () => {
  place = await makePrintShop(server)
})

const emulate = async (): Promise<PrinterEmulator> => {
  const emulator = await startPrinterEmulator()
  onTestFinished(() => emulator.switchOff())
  return emulator
}
const told = ({ printer, status, isCopy, tries }: PrintJob) => ({ printer, status, isCopy, tries })
const later = (ms: number): void => {
  now += ms
}

it('PRINT-4.1: an order is printed once at each printer of its stations, with the order, and nothing elsewhere', async () => {
  const [wokPaper, allPaper, barPaper] = [await emulate(), await emulate(), await emulate()]
  const { client, shop } = place
  const wok = (await client.service('stations').create({
    shop: shop.shop,
    name: [{ lang: 'en', value: 'Wok' }],
    kind: 'prep',
    products: [shop.noodles],
  })) as Station
  await client.service('stations').create({
    shop: shop.shop,
    name: [{ lang: 'en', value: 'Pass' }],
    kind: 'expo',
  })
  await place.addPrinter({ address: wokPaper.address, tickets: 'stations', stations: [wok._id] })
  await place.addPrinter({ address: allPaper.address, tickets: 'all' })
  await place.addPrinter({ address: barPaper.address })
  const { order } = await place.staff.create({ cart: [lineOf(shop.noodles)] })
  expect(await place.jobs()).toMatchObject([
    { kind: 'ticket', number: order.number, status: 'waiting' },
    { kind: 'ticket', number: order.number, status: 'waiting' },
  ])
  const heard = heardBy(client, 'printJobs', 'patched') as PrintJob[]
  await print(server)
  await expect.poll(() => heard.map(({ status }) => status)).toEqual(['printed', 'printed'])
  expect([wokPaper, allPaper, barPaper].map(({ slips }) => wholeSlips(slips))).toEqual([1, 1, 0])
  await print(server)
  expect([wokPaper, allPaper, barPaper].map(({ slips }) => wholeSlips(slips))).toEqual([1, 1, 0])
})

it('PRINT-4.2: a slip that was cut off is printed again as a copy; one that the printer refused is no copy', async () => {
  const paper = await emulate()
  await place.addPrinter({ address: paper.address, tickets: 'all' })
  paper.mood = 'outOfPaper'
  await place.staff.create()
  await print(server)
  expect(await place.jobs()).toMatchObject([
    { status: 'waiting', problem: 'paper', isCopy: false, tries: 1 },
  ])
  paper.mood = 'cutsOff'
  later(2000)
  await print(server)
  expect(await place.jobs()).toMatchObject([
    { status: 'waiting', problem: 'unreachable', isCopy: true, tries: 2 },
  ])
  paper.mood = 'well'
  later(5000)
  await print(server)
  expect(await place.jobs()).toMatchObject([{ status: 'printed', isCopy: true, tries: 3 }])
  expect(wholeSlips(paper.slips)).toBe(1)
})

it('PRINT-4.2: what a server was sending when it ended is printed by another, as a copy', async () => {
  const paper = await emulate()
  await place.addPrinter({ address: paper.address, tickets: 'all' })
  await place.staff.create()
  const [job] = await place.jobs()
  await server.runtime.database
    .update(printJobs)
    .set({ isSending: true, tries: 1 })
    .where(and(eq(printJobs.shop, place.shop.shop), eq(printJobs._id, job?._id ?? '')))
  await print(other)
  expect(await place.jobs()).toMatchObject([{ status: 'printed', isCopy: true, tries: 2 }])
})

it('PRINT-4.2: two servers print each ticket once', async () => {
  const paper = await emulate()
  await place.addPrinter({ address: paper.address, tickets: 'all' })
  for (let order = 0; order < 20; order += 1) await place.staff.create()
  await Promise.all([print(server), print(other), print(server), print(other)])
  expect(wholeSlips(paper.slips)).toBe(20)
  expect((await place.jobs()).every(({ status, isCopy }) => status === 'printed' && !isCopy)).toBe(
    true,
  )
})

it('PRINT-4.3: a slip that fails twice goes to the printer that takes over, once', async () => {
  const [first, second] = [await emulate(), await emulate()]
  const fallback = await place.addPrinter({ address: second.address })
  const own = await place.addPrinter({
    address: first.address,
    tickets: 'all',
    fallback: fallback._id,
  })
  await first.switchOff()
  await place.staff.create()
  await print(server)
  expect(second.slips).toHaveLength(0)
  later(2000)
  await print(server)
  expect((await place.jobs()).map(told)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ printer: own._id, status: 'moved' }),
      expect.objectContaining({ printer: fallback._id, status: 'waiting', tries: 0 }),
    ]),
  )
  expect((await place.printer(own._id)).problem).toBe('unreachable')
  await print(server)
  await first.switchOn()
  later(60_000)
  await print(server)
  expect([first, second].map(({ slips }) => wholeSlips(slips))).toEqual([0, 1])
})

it('PRINT-4.3: if both are off, the slip is printed once one of them is on', async () => {
  const [first, second] = [await emulate(), await emulate()]
  const one = await place.addPrinter({ address: first.address, tickets: 'all' })
  const two = await place.addPrinter({ address: second.address, fallback: one._id })
  await place.client.service('printers').patch(one._id, { fallback: two._id })
  await first.switchOff()
  await second.switchOff()
  await place.staff.create()
  for (let round = 0; round < 8; round += 1) {
    await print(server)
    later(31_000)
  }
  expect((await place.jobs()).map(({ status }) => status).toSorted()).toEqual(['moved', 'waiting'])
  await second.switchOn()
  await print(server)
  expect([first, second].map(({ slips }) => wholeSlips(slips))).toEqual([0, 1])
})

it('PRINT-4.4: a receipt is printed by the printer of receipts, as often as staff want it', async () => {
  const paper = await emulate()
  const { session } = await place.staff.create()
  await expect(place.call('printJobs/receipt', { session: session._id })).rejects.toMatchObject({
    data: { code: 'printerNotFound' },
  })
  await place.addPrinter({ address: paper.address, receipts: true })
  for (let time = 0; time < 2; time += 1) {
    await place.call('printJobs/receipt', { session: session._id })
    await print(server)
  }
  expect(wholeSlips(paper.slips)).toBe(2)
  expect((await place.jobs()).map(({ isCopy }) => isCopy)).toEqual([false, false])
})

it('PRINT-4.4, KIOSK-6.8: a kiosk prints the receipt of its own order, once; another one’s does not exist for it', async () => {
  const paper = await emulate()
  await place.addPrinter({ address: paper.address, receipts: true })
  const { token } = await pairDevice(server, place.client, place.shop.shop, 'kiosk')
  const kiosk = await server.client()
  await kiosk.authenticate({ strategy: 'device', token })
  const own = await orderingCalls(kiosk, place.shop).create()
  const foreign = await place.staff.create()
  const ticket = ({ _id }: { readonly _id: string }) =>
    kiosk.service('printJobs/receipt').create({
      shop: place.shop.shop,
      session: _id,
      idempotencyKey: `kiosk_receipt_${_id}`,
    })
  await expect(ticket(foreign.session)).rejects.toMatchObject({ data: { code: 'sessionNotFound' } })
  for (let time = 0; time < 2; time += 1) {
    expect(await ticket(own.session)).toMatchObject({ number: own.order.number })
    await print(server)
  }
  expect(wholeSlips(paper.slips)).toBe(1)
})

it('HANDOFF-1.4: a kiosk’s ticket has a code by which ten phones follow the order until the business day ends', async () => {
  const paper = await emulate()
  await place.addPrinter({ address: paper.address, receipts: true })
  const { token } = await pairDevice(server, place.client, place.shop.shop, 'kiosk')
  const kiosk = await server.client()
  await kiosk.authenticate({ strategy: 'device', token })
  const { session } = await orderingCalls(kiosk, place.shop).create()
  const { shop } = place.shop
  await kiosk.service('printJobs/receipt').create({ shop, session: session._id })
  await print(server)
  const jobs = await server.runtime.database
    .select({ slip: printJobs.slip })
    .from(printJobs)
    .where(and(eq(printJobs.shop, shop), eq(printJobs.ref, session._id)))
  const codes = jobs.flatMap(({ slip }) => slip ?? []).find(({ kind }) => kind === 'codes')
  const link = codes && 'texts' in codes ? codes.texts[0] : ''
  const [, code = ''] = /^https:\/\/order\.example\/h\/(.+)$/.exec(link ?? '') ?? []
  const phone = await server.client()
  for (let at = 0; at < 10; at += 1)
    expect(await phone.service('carts/takeOver').create({ code })).toMatchObject({
      kind: 'order',
      session: session._id,
    })
  await expect(phone.service('carts/takeOver').create({ code })).rejects.toMatchObject({
    data: { code: 'handoffTaken' },
  })
})

it('PRINT-4.7: a drawer opens once for a payment in cash, and never without one', async () => {
  const paper = await emulate()
  await place.addPrinter({ address: paper.address, hasDrawer: true })
  const { session } = await place.staff.create()
  await expect(place.call('printJobs/drawer', { session: session._id })).rejects.toMatchObject({
    data: { code: 'drawerWithoutCash' },
  })
  const cash = (await server.app.service('paymentMethods').create({
    type: 'counter',
    name: [{ lang: 'en', value: 'Cash' }],
  })) as PaymentMethod
  await place.client
    .service('tableSessions/pay')
    .create({ session: session._id, paymentMethod: cash._id })
  for (let time = 0; time < 2; time += 1) {
    await place.call('printJobs/drawer', { session: session._id })
    await print(server)
  }
  expect(paper.kicks()).toBe(1)
  expect(wholeSlips(paper.slips)).toBe(0)
})

it('PRINT-4.5: staff print a slip again, as a copy, also by another printer; what waits then waits no longer at its own', async () => {
  const [first, second] = [await emulate(), await emulate()]
  const own = await place.addPrinter({ address: first.address, tickets: 'all' })
  const spare = await place.addPrinter({ address: second.address })
  await place.staff.create()
  await print(server)
  const [job] = await place.jobs()
  later(1000)
  await place.call('printJobs/again', { job: job?._id })
  await print(server)
  expect((await place.jobs()).map(({ isCopy }) => isCopy === true)).toEqual([false, true])
  expect(wholeSlips(first.slips)).toBe(2)
  await first.switchOff()
  later(1000)
  await place.staff.create()
  const waiting = (await place.jobs()).find(({ status }) => status === 'waiting')
  await place.call('printJobs/again', { job: waiting?._id, printer: spare._id })
  later(60_000)
  await print(server)
  expect(wholeSlips(second.slips)).toBe(1)
  expect((await place.jobs()).filter(({ printer }) => printer === own._id)).toMatchObject([
    { status: 'printed' },
    { status: 'printed' },
    { status: 'moved' },
  ])
})

it('PRINT-4.6: a printer that is off delays no other, and what waited twelve hours is not printed', async () => {
  const [off, on] = [await emulate(), await emulate()]
  await off.switchOff()
  await place.addPrinter({ address: off.address, tickets: 'all' })
  await place.addPrinter({ address: on.address, tickets: 'all' })
  for (let order = 0; order < 3; order += 1) await place.staff.create()
  await print(server)
  expect(wholeSlips(on.slips)).toBe(3)
  later(13 * 3_600_000)
  await print(server)
  expect((await place.jobs()).filter(({ status }) => status === 'dropped')).toHaveLength(3)
})

it('PRINT-4.8: what a screen shows is printed as it words it, once a key, by the printer of receipts', async () => {
  const paper = await emulate()
  const slip = [
    { kind: 'heading', text: 'Lantern Lane' },
    { kind: 'row', left: 'Total', right: '$ 120.00', look: 'strong' },
    { kind: 'codes', texts: ['https://eat.example/t?t=1'] },
  ]
  const data = { slip, locale: 'en', idempotencyKey: 'a-slip-of-the-day-0001' }
  await expect(place.call('printJobs/slip', data)).rejects.toMatchObject({
    data: { code: 'printerNotFound' },
  })
  await place.addPrinter({ address: paper.address, receipts: true })
  const job = (await place.call('printJobs/slip', data)) as PrintJob
  expect(await place.call('printJobs/slip', data)).toEqual(job)
  expect(job).toMatchObject({ kind: 'slip', status: 'waiting' })
  await print(server)
  expect(wholeSlips(paper.slips)).toBe(1)
  const tooLong = { ...data, slip: [{ kind: 'text', text: 'x'.repeat(301) }] }
  await expect(
    place.call('printJobs/slip', { ...tooLong, idempotencyKey: 'a-slip-of-the-day-0002' }),
  ).rejects.toMatchObject({ code: 400 })
})
