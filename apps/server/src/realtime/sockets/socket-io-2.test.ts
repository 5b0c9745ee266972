import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.stop()
})

/** Opens a connection of Engine.IO 3, whose payload has the length of each packet before it, or of version 4 by polling. */
const open = async (version = 3) => {
  const path = `${server.url}/api/socket.io/?EIO=${version}&transport=polling`
  const [, sid = ''] = /"sid":"([^"]+)"/.exec(await (await fetch(path)).text()) ?? []
  const send = (body: string | Uint8Array<ArrayBuffer>, type = 'text/plain;charset=UTF-8') =>
    fetch(`${path}&sid=${sid}`, { method: 'POST', headers: { 'content-type': type }, body })
  // Version 4 asks for its namespace.
  if (version === 4) {
    await send('40')
    await (await fetch(`${path}&sid=${sid}`)).text()
  }
  return {
    send,
    sendPacket: (packet: string) => send(`${packet.length}:${packet}`),
    poll: async () => (await fetch(`${path}&sid=${sid}`)).text(),
  }
}

test('CALL-6.10: a client of socket.io 2 calls, and its heartbeat is answered', async () => {
  const { sendPacket, poll } = await open()
  expect((await sendPacket('420["find","shops",{}]')).status).toBe(200)
  await expect.poll(poll).toContain('430[null,[]]')
  await sendPacket('2')
  await expect.poll(poll).toContain('1:3')
})

test('CALL-6.10: one that sends more heartbeats than a few a second is cut', async () => {
  const { send, poll } = await open()
  await send('1:2'.repeat(1000))
  await expect.poll(poll).toContain('tooManyCalls')
})

test.each([
  [3, '22:420["get","shops","0"]', ''],
  [4, '420["get","shops","0"]', '\u001E'],
])(
  'CALL-6.11: a body of too many packets of Engine.IO %i is not read, and its sender hears why',
  async (version, packet, separator) => {
    const { send, poll } = await open(version)
    // As many as calls may wait, and some more.
    await send(Array.from({ length: 5051 }, () => packet).join(separator))
    let heard = ''
    await expect.poll(async () => (heard += await poll())).toContain('tooManyCalls')
    expect(heard).toContain('closing')
    // No call of it was read, to be refused.
    expect(heard).not.toContain('430[')
  },
)

test.each([
  [3, (call: string) => `${call.length}:${call}`.repeat(400)],
  [4, (call: string) => Array.from({ length: 400 }, () => call).join('\u001E')],
])('CALL-6.11: hundreds of calls in a body of Engine.IO %i are read', async (version, bodyOf) => {
  const { send, poll } = await open(version)
  const body = bodyOf('420["get","shops","0:0:0"]')
  expect((await send(body)).status).toBe(200)
  let responses = 0
  await expect
    .poll(async () => (responses += (await poll()).split('430[').length - 1), { timeout: 20_000 })
    .toBe(400)
})

test('CALL-6.10: it sends nothing binary, whose smallest packets would take hundreds of MB', async () => {
  const { send } = await open()
  const refused = await send(new Uint8Array(1000).fill(255), 'application/octet-stream')
  expect(refused.status).toBe(415)
  expect(await refused.json()).toMatchObject({ data: { code: 'dataInvalid' } })
})
