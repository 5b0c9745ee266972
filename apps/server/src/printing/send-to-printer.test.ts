import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type PrinterEmulator,
  type PrinterMood,
  startPrinterEmulator,
  wholeSlips,
} from '../testing/printer-emulator.ts'
import { escPosOf } from './escpos.ts'
import { addressInHouse, printerAddress } from './printer-address.ts'
import { rasterOf } from './raster.ts'
import { sendToPrinter } from './send-to-printer.ts'
import { starLineOf } from './star-line.ts'

const ports = { first: 1024, last: 65_535 }
const patience = { connect: 500, state: 100, print: 1000 }
const commands = async (own: { readonly kicksDrawer?: boolean } = {}) =>
  escPosOf(await rasterOf([{ kind: 'heading', text: '042' }], { width: 58, locale: 'en' }), own)

let printer: PrinterEmulator
beforeEach(async () => {
  printer = await startPrinterEmulator()
})
afterEach(() => printer.switchOff())

const send = async (own = {}) =>
  sendToPrinter(printer.address, await commands(own), { ports, patience })

it('PRINT-3.1: a slip is printed, cut, and opens the drawer if there is cash in it', async () => {
  expect(await send()).toEqual({ isPrinted: true })
  expect(printer.kicks()).toBe(0)
  expect(await send({ kicksDrawer: true })).toEqual({ isPrinted: true })
  expect(wholeSlips(printer.slips)).toBe(2)
  expect(printer.kicks()).toBe(1)
})

const moods: readonly (readonly [PrinterMood, object])[] = [
  ['slow', { isPrinted: true }],
  ['silent', { isPrinted: true }],
  ['outOfPaper', { isPrinted: false, problem: 'paper', mayBeOnPaper: false }],
  ['coverOpen', { isPrinted: false, problem: 'cover', mayBeOnPaper: false }],
  ['cutsOff', { isPrinted: false, problem: 'unreachable', mayBeOnPaper: true }],
]
describe.each(moods)('a printer that is %s', (mood, sent) => {
  it(`PRINT-3.2: ${JSON.stringify(sent)}`, async () => {
    printer.mood = mood
    expect(await send()).toEqual(sent)
  })
})

it('PRINT-3.5: a printer that says nothing of itself has the slip alone, and is believed', async () => {
  const got: Buffer[] = []
  const star = createServer((socket) => socket.on('data', (chunk) => got.push(chunk)))
  await once(star.listen(0, '127.0.0.1'), 'listening')
  const { port } = star.address() as AddressInfo
  const slip = starLineOf(
    await rasterOf([{ kind: 'heading', text: '042' }], { width: 58, locale: 'en' }),
  )
  expect(await sendToPrinter(`127.0.0.1:${port}`, slip, { ports, patience, asks: false })).toEqual({
    isPrinted: true,
  })
  await expect.poll(() => Buffer.concat(got).equals(slip)).toBe(true)
  star.close()
})

it('PRINT-3.2: a printer that is switched off prints nothing, and prints again once it is on', async () => {
  await printer.switchOff()
  expect(await send()).toEqual({ isPrinted: false, problem: 'unreachable', mayBeOnPaper: false })
  await printer.switchOn()
  expect(await send()).toEqual({ isPrinted: true })
})

it('PRINT-3.4: the server connects to printers of the house alone, at their ports', async () => {
  expect(printerAddress('192.168.1.50')).toEqual({ host: '192.168.1.50', port: 9100 })
  expect(printerAddress('kitchen.local:9101')).toEqual({ host: 'kitchen.local', port: 9101 })
  for (const wrong of ['192.168.1.50:6379', 'http://192.168.1.50', '', 'a b', '192.168.1.50:'])
    expect(printerAddress(wrong)).toBeUndefined()
  for (const host of ['10.0.0.8', '192.168.1.50', '172.20.0.2', '127.0.0.1', '::1', 'fe80::1'])
    expect(await addressInHouse(host)).toBe(host)
  for (const host of [
    '8.8.8.8',
    '172.32.0.1',
    '169.254.169.254',
    '2001:4860:4860::8888',
    '0.0.0.0',
  ])
    expect(await addressInHouse(host)).toBeUndefined()
  expect(await sendToPrinter('8.8.8.8', await commands())).toMatchObject({ problem: 'address' })
})
