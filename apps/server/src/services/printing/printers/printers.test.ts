import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePrintShop, print, type PrintShop } from '../../../testing/print-shop.ts'
import {
  type PrinterEmulator,
  startPrinterEmulator,
  wholeSlips,
} from '../../../testing/printer-emulator.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let place: PrintShop
let emulator: PrinterEmulator
beforeAll(async () => {
  server = await startTestServer({ config: { printerPorts: { first: 1024, last: 65_535 } } })
  place = await makePrintShop(server)
  emulator = await startPrinterEmulator()
})
afterAll(async () => {
  await emulator.switchOff()
  await server.stop()
})

const wrongAddress = { data: { code: 'printerAddress', field: 'address' } }

it('PRINT-2.2: a printer that the server connects to has an address in the house, at the port of a printer', async () => {
  await expect(place.addPrinter({})).rejects.toMatchObject(wrongAddress)
  await expect(place.addPrinter({ address: '10.0.0.9:80' })).rejects.toMatchObject(wrongAddress)
  const { _id } = await place.addPrinter({ address: '10.0.0.9' })
  const patch = place.client.service('printers').patch(_id, { address: 'x:80' })
  await expect(patch).rejects.toMatchObject(wrongAddress)
  await place.client.service('printers').remove(_id)
})

it('CAT-1.15: a printer has a language that menus may be written in, and no other', async () => {
  const { _id, locale } = await place.addPrinter({ address: '10.0.0.9', locale: 'it' })
  expect(locale).toBe('it')
  const patch = (value: string) =>
    place.client.service('printers').patch(_id, { locale: value as 'it' })
  await expect(patch('cht')).rejects.toMatchObject({ code: 400 })
  expect(await patch('zh-hk')).toMatchObject({ locale: 'zh-hk' })
  await place.client.service('printers').remove(_id)
})

it('PRINT-3.4: a server that shares no network with its shops connects to no printer', async () => {
  const elsewhere = await startTestServer()
  const { addPrinter } = await makePrintShop(elsewhere)
  await expect(addPrinter({ address: '10.0.0.9' })).rejects.toMatchObject(wrongAddress)
  expect(await addPrinter({ kind: 'cloudPrnt' })).toMatchObject({ kind: 'cloudPrnt' })
  await elsewhere.stop()
})

it('PRINT-2.3: a test prints a slip that says so, and the printer says when it was last seen and what is wrong', async () => {
  const { _id } = await place.addPrinter({ address: emulator.address })
  const job = await place.call('printers/test', { printer: _id })
  expect(job).toMatchObject({ kind: 'test', status: 'waiting', tries: 0 })
  await print(server)
  expect(wholeSlips(emulator.slips)).toBe(1)
  expect(await place.jobs()).toMatchObject([{ kind: 'test', status: 'printed', tries: 1 }])
  expect((await place.printer(_id)).lastSeen).toBeDefined()
  emulator.mood = 'outOfPaper'
  await place.call('printers/test', { printer: _id })
  await print(server)
  expect((await place.printer(_id)).problem).toBe('paper')
})
