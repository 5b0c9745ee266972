import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.stop()
})

/** Opens a connection of Engine.IO 3 by polling, whose payload has the length of each packet before it. */
const open = async () => {
  const path = `${server.url}/api/socket.io/?EIO=3&transport=polling`
  const [, sid = ''] = /"sid":"([^"]+)"/.exec(await (await fetch(path)).text()) ?? []
  const send = (body: string | Uint8Array<ArrayBuffer>, type = 'text/plain;charset=UTF-8') =>
    fetch(`${path}&sid=${sid}`, { method: 'POST', headers: { 'content-type': type }, body })
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

test('CALL-6.10: it sends nothing binary, whose smallest packets would take hundreds of MB', async () => {
  const { send } = await open()
  const refused = await send(new Uint8Array(1000).fill(255), 'application/octet-stream')
  expect(refused.status).toBe(415)
  expect(await refused.json()).toMatchObject({ data: { code: 'dataInvalid' } })
})
