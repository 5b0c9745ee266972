import type { QrCodeResult, ScanResult } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const shop = 'a'.repeat(24)
let server: TestServer
let member: TestClient
let cashier: TestClient
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  member = await server.client(await makeAccount(server, 'Mei'))
  cashier = await server.client(await makeAccount(server, 'till', [{ role: 'cashier', shop }]))
})
afterAll(() => server.stop())

const show = (client = member) => client.service('users/qrCode').create({}) as Promise<QrCodeResult>
const scan = (code: string, client = cashier, at = shop) =>
  client.service('users/scan').create({ code, shop: at }) as Promise<ScanResult>
const unknown = { code: 404, data: { code: 'codeWrong' } }

it('the token and the twelve digits identify the member, without address or phone', async () => {
  const { token, code, expires } = await show()
  expect(code).toMatch(/^\d{12}$/)
  expect(token.length).toBeLessThan(50)
  expect(Date.parse(expires)).toBe(now + 60_000)
  const { user } = await scan(token)
  expect(user).toMatchObject({ name: 'Mei', memberNumber: expect.stringMatching(/^\d{8}$/) })
  expect(await scan(`${code.slice(0, 4)} ${code.slice(4)}`)).toMatchObject({ user })
  expect(JSON.stringify(user)).not.toContain('@')
})

it('after a minute both are invalid (MEM-3.1)', async () => {
  const { token, code } = await show()
  now += 61_000
  await expect(scan(token)).rejects.toMatchObject(unknown)
  await expect(scan(code)).rejects.toMatchObject(unknown)
})

it('a modified token is invalid', async () => {
  const { token } = await show()
  const bytes = Buffer.from(token.slice(2), 'base64url')
  const others = Array.from(bytes, (byte, at) => {
    const changed = Buffer.from(bytes)
    changed[at] = byte ^ 1
    return changed
  })
  const cut = bytes.subarray(0, 16)
  for (const other of [...others.filter((_, at) => at % 5 === 0), cut, Buffer.alloc(0)])
    await expect(scan(`m.${other.toString('base64url')}`)).rejects.toMatchObject(unknown)
})

it('only staff of the shop may scan, and only a member has a code (MEM-3.2)', async () => {
  const { token } = await show()
  await expect(scan(token, member)).rejects.toMatchObject({ code: 403 })
  await expect(scan(token, cashier, 'b'.repeat(24))).rejects.toMatchObject({ code: 403 })
  await expect(scan(token, await server.client())).rejects.toMatchObject({ code: 401 })
  await expect(show(await server.client())).rejects.toMatchObject({ code: 401 })
})

it('guesses of digits are rate limited (MEM-3.2)', async () => {
  const guesser = await server.client(
    await makeAccount(server, 'guess', [{ role: 'cashier', shop }]),
  )
  const guesses = await Promise.allSettled(
    Array.from({ length: 40 }, (_, at) => scan(String(at).padStart(12, '0'), guesser)),
  )
  const codes = guesses.map((one) =>
    one.status === 'rejected' ? (one.reason as { code: number }).code : 0,
  )
  expect(codes.filter((code) => code === 404)).toHaveLength(30)
  expect(codes.filter((code) => code === 429)).toHaveLength(10)
})
