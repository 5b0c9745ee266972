import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Printer } from './printer.ts'
import { readSteps } from './slip-reader.ts'

const begin = [0x1b, 0x40]
const raster = [0x1d, 0x76, 0x30, 0, 1, 0, 2, 0, 0b1000_0001, 0xff]
const cut = [0x1d, 0x56, 66, 0]
const kick = [0x1b, 0x70, 0, 25, 250]
const done = [0x1d, 0x72, 1]
const state = [0x10, 0x04, 4]

let printer: Printer
let socket: Socket
beforeEach(async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  printer = new Printer(() => new Date('2026-03-02T10:00:00Z'))
  await printer.listen(port)
  socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
})
afterEach(() => {
  socket.destroy()
  printer.close()
})

const byte = async (): Promise<number | undefined> =>
  ((await once(socket, 'data')) as [Buffer])[0][0]

it('prints a picture, cuts it, and says that it is done', async () => {
  socket.write(Buffer.from([...begin, ...raster, ...raster, ...cut, ...done]))
  expect(await byte()).toBe(0)
  expect(printer.slips).toMatchObject([{ isCut: true, opensDrawer: false }])
  expect(printer.slips[0]?.picture).toMatch(/^data:image\/png;base64,/)
})

it('reads commands that come in pieces', () => {
  const whole = Buffer.from([...begin, ...raster, ...kick, ...cut])
  for (let at = 1; at < whole.length; at += 1) {
    const first = readSteps(whole.subarray(0, at))
    const second = readSteps(Buffer.concat([first.rest, whole.subarray(at)]))
    expect([...first.steps, ...second.steps].map(({ kind }) => kind)).toEqual([
      'other',
      'dots',
      'drawer',
      'cut',
    ])
    expect(second.rest).toHaveLength(0)
  }
})

it('opens a drawer without paper', async () => {
  socket.write(Buffer.from([...begin, ...kick, ...done]))
  await byte()
  expect(printer.slips).toEqual([
    { time: new Date('2026-03-02T10:00:00Z'), opensDrawer: true, isCut: true },
  ])
})

it('says that it is out of paper, and is gone when it is switched off', async () => {
  printer.mood = 'outOfPaper'
  socket.write(Buffer.from(state))
  expect(await byte()).toBe(0x72)
  printer.mood = 'off'
  await once(socket, 'close')
})

it('a slip that ends in the middle is shown as not cut', async () => {
  socket.end(Buffer.from([...begin, ...raster]))
  await expect.poll(() => printer.slips).toMatchObject([{ isCut: false }])
})
