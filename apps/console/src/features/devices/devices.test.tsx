import { CallError } from '@comanda/client'
import {
  sampleMenu,
  type Script,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { Devices } from './devices.tsx'

const shop = sampleMenu.shop._id
const till = { _id: 'd', shop, name: 'Bar', kind: 'till', createTime: '2026-03-02T10:00:00.000Z' }

const pairingRefused = new CallError({
  name: 'BadRequest',
  message: '',
  statusCode: 400,
  code: 'pairingRefused',
})
const waiting = {
  kind: 'kiosk',
  screen: '1080×1920',
  address: '10.0.0.7',
  sign: { shape: 'star', colour: 'blue' },
}

const open = async (today: number, first = till, script: Script = {}, code?: string) => {
  let devices = [first]
  const tries = { _id: 'd', shop, kind: 'device', wrong: 0, today, since: till.createTime }
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop }),
    'devices find': () => devices,
    'devices remove': () => {
      devices = []
      return till
    },
    'devices patch': () => {
      devices = [{ ...till, name: 'Terrace' }]
      return till
    },
    'pinTries find': () => ({ data: [tries] }),
    'pinTries/forgive create': () => ({ _id: 'd' }),
    'printers find': () => [],
    'devices/inspect create': () => waiting,
    'devices/confirm create': () => waiting,
    'devices/command create': () => till,
    'devices/pairingCode create': () => ({ code: '712345678', expires: till.createTime }),
    ...script,
  })
  const { client } = staffClientOver(server.connection)
  return { ...(await renderForStaff(<Devices code={code} />, { client })), server }
}

test('STAFF-3.5: a device is paired by a code, and removed', async () => {
  const { press, fill, text, server, get } = await open(0)
  await press('button', 'Pair a device')
  await fill('textbox', 'Name', 'Hall')
  await press('button', 'Save')
  expect(server.calls.at(-1)?.args[0]).toEqual({ shop, name: 'Hall', kind: 'till' })
  expect(text()).toContain('712345678')
  await press('button', 'Remove')
  await within(get('alertdialog')).press('button', 'Remove')
  expect(text()).toContain('No device is paired yet.')
})

test('STAFF-3.6: a few wrong PINs a day are nothing to see', async () => {
  expect((await open(4)).text()).not.toContain('wrong PINs')
})

test('STAFF-3.6: a manager sees many wrong PINs at a device, and lets more be entered', async () => {
  const { text, press, server } = await open(12)
  expect(text()).toContain('12 wrong PINs')
  await press('button', 'Allow more')
  expect(server.count('pinTries/forgive create')).toBe(1)
})

test('a device gets another name', async () => {
  const { press, fill, get } = await open(0)
  await press('button', 'Edit Bar')
  await fill('textbox', 'Name', ' Terrace ')
  await press('button', 'Save')
  expect(get('listitem', 'Terrace')).toBeTruthy()
})

test('KIOSK-1.2, KIOSK-1.7: a manager sees what shows a code, with its sign, before they confirm it', async () => {
  const { press, fill, text, server } = await open(0)
  await press('button', 'Enter a device’s code')
  await fill('textbox', 'The code that the device shows', '1234 5678')
  expect(text()).toContain('1080×1920 · 10.0.0.7')
  expect(text()).toContain('Blue star')
  expect(server.count('devices/confirm create')).toBe(0)
  await fill('textbox', 'Name', 'Door')
  await press('button', 'Save')
  expect(server.calls.at(-1)?.args[0]).toEqual({ shop, code: '12345678', name: 'Door' })
})

test('KIOSK-1.2: a code that the manager scanned is looked up at once', async () => {
  const { text, get, server } = await open(0, till, {}, '12345678')
  await expect.poll(text).toContain('Blue star')
  expect(get('textbox', 'The code that the device shows')).toHaveProperty('value', '12345678')
  expect(server.count('devices/confirm create')).toBe(0)
})

test('KIOSK-1.2: a code that no device shows is refused before it gets a name', async () => {
  const { press, fill, text, server } = await open(0, till, {
    'devices/inspect create': () => {
      throw pairingRefused
    },
  })
  await press('button', 'Enter a device’s code')
  await fill('textbox', 'The code that the device shows', '12345678')
  expect(text()).toContain('No device shows this code now')
  await press('button', 'Save')
  expect(server.count('devices/confirm create')).toBe(0)
})

test('KIOSK-1.4, KIOSK-6.2: a kiosk gets a language and a card reader, and takes no orders for a while', async () => {
  const { press, fill, server } = await open(0, { ...till, name: 'Door', kind: 'kiosk' })
  await press('button', 'Edit Door')
  await fill('combobox', 'Language it begins in', 'zh-hk')
  await fill('combobox', 'Orders', 'paused')
  await fill('combobox', 'Before the check', 'nothing')
  await fill('textbox', 'Card reader beside it', 'tmr_door')
  await press('button', 'Save')
  const patch = server.calls.find(({ name }) => name === 'devices patch')
  expect(patch?.args[1]).toEqual({
    name: 'Door',
    locale: 'zh-hk',
    modes: null,
    idle: null,
    paused: true,
    offer: false,
    pauseText: null,
    tents: null,
    screen: null,
    reader: 'tmr_door',
  })
})

test('KIOSK-6.9: the reader beside a kiosk is one of the shop’s', async () => {
  const readers = [
    { reader: 'tmr_door', name: 'Door', isOnline: true },
    { reader: 'tmr_bar', name: 'Bar', isOnline: false },
  ]
  const kiosk = { ...till, name: 'Door', kind: 'kiosk' }
  const own = { 'devices/readers create': () => ({ readers }) }
  const { press, fill, text, server } = await open(0, kiosk, own)
  await press('button', 'Edit Door')
  expect(text()).toContain('Bar (not connected)')
  await fill('combobox', 'Card reader beside it', 'tmr_door')
  await press('button', 'Save')
  const patch = server.calls.find(({ name }) => name === 'devices patch')
  expect(patch?.args[1]).toMatchObject({ reader: 'tmr_door' })
})

test('KIOSK-7.3: a manager tells how a kiosk’s screen hangs, and is warned if its low band is too low', async () => {
  const { press, fill, text, server } = await open(0, { ...till, name: 'Door', kind: 'kiosk' })
  await press('button', 'Edit Door')
  await fill('spinbutton', 'Screen, corner to corner (inches)', '32')
  await fill('spinbutton', 'Its lower edge above the floor (mm)', '900')
  expect(text()).toContain('Hang the screen 80 mm lower')
  await fill('spinbutton', 'Its lower edge above the floor (mm)', '800')
  expect(text()).not.toContain('Hang the screen')
  await press('button', 'Save')
  const patch = server.calls.find(({ name }) => name === 'devices patch')
  expect(patch?.args[1]).toMatchObject({
    screen: { diagonalInch: 32, lowerEdgeMm: 800, viewMm: 600 },
  })
})

test('KIOSK-9.2: a kiosk shows its name, and the list says whether it has', async () => {
  const waiting = { _id: 'c', kind: 'identify', time: till.createTime }
  const { press, text, server } = await open(0, {
    ...till,
    name: 'Door',
    kind: 'kiosk',
    command: waiting,
  } as typeof till)
  expect(text()).toContain('Show its name: waits until nobody orders there')
  await press('button', 'Load again')
  expect(server.calls.find(({ name }) => name === 'devices/command create')?.args[0]).toEqual({
    shop,
    device: 'd',
    kind: 'reload',
  })
})

test('KIOSK-8.3: a kiosk gets the numbers of its stands', async () => {
  const { press, fill, server } = await open(0, { ...till, name: 'Door', kind: 'kiosk' })
  await press('button', 'Edit Door')
  await fill('spinbutton', 'First number on its stands', '1')
  await fill('spinbutton', 'Last number on its stands', '40')
  await press('button', 'Save')
  const patch = server.calls.find(({ name }) => name === 'devices patch')
  expect(patch?.args[1]).toMatchObject({ tents: { from: 1, to: 40 } })
})

test('KIOSK-1.8: a manager reads how a kiosk’s printer, reader, scanner, camera and network are', async () => {
  const kiosk = {
    ...till,
    name: 'Door',
    kind: 'kiosk',
    lastSeen: '2026-03-02T12:00:00.000Z',
    health: {
      uptime: 3600,
      step: 'menu',
      version: 'D88z3hIQ',
      heap: 20 * 1024 * 1024,
      guests: 9,
      abandoned: 3,
      abandonedAt: [{ step: 'pay', count: 3 }],
      camera: 'refused',
      scanned: '2026-03-02T11:58:00.000Z',
      roundTrip: 41,
    },
  }
  const printer = { _id: 'p', shop, name: 'Counter', width: 80, receipts: true, problem: 'paper' }
  const { text } = await open(0, kiosk, {
    'printers find': () => [{ ...printer, _id: 'q', receipts: false }, printer],
    'devices/readers create': () => ({
      readers: [{ reader: 'tmr_bar', name: 'Bar', isOnline: false, isUsual: true }],
    }),
  })
  for (const words of [
    'Now Menu',
    'version D88z3hIQ · 20 MB',
    'Left at Pay 3',
    'Printer Counter · Out of paper',
    'Card reader Bar · Not connected',
    'Scanner Last code read',
    'Camera The browser does not allow it',
    '41 ms to the server and back',
  ])
    expect(text()).toContain(words)
})
