import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { startServerProcess } from '../testing/server-process.ts'

const status = (url: string): Promise<number> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )

/** Calls one after another while `on()` is true; returns how often. */
const callWhile = async (url: string, on: () => boolean): Promise<number> => {
  let calls = 0
  for (; on(); calls += 1) await status(url)
  return calls
}

test('a log that nobody reads and a database that is killed three times under load stop neither the server nor its end: SIGTERM ends it within 10 s, and the next start is clean (OPER-1.2, OPER-1.4, OPER-2.1)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-killed-'))
  const pipe = join(folder, 'log')
  execFileSync('mkfifo', [pipe])
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  const stdout = openSync(pipe, constants.O_WRONLY)
  const data = join(folder, 'data')
  const port = await freePort()
  const env = { LOG_LEVEL: 'debug' }
  const server = await startServerProcess(data, port, '', { env, stdout })
  const health = async (): Promise<unknown> => (await fetch(`${server.url}/api/health`)).json()
  let on = true
  const menu = `${server.url}/api/products?$limit=1`
  const load = Array.from({ length: 16 }, () => callWhile(menu, () => on))
  await expect
    .poll(health, { timeout: 120_000 })
    .toMatchObject({ status: 'ok', troubles: { log: expect.stringContaining('EAGAIN') as string } })
  for (let kill = 0; kill < 3; kill += 1) {
    await expect.poll(() => status(`${server.url}/api/ready`), { timeout: 120_000 }).toBe(200)
    const killed = server.postmaster()
    if (killed === undefined) throw new Error('There is no PostgreSQL.')
    process.kill(killed, 'SIGKILL')
    // Under load it may be away and back between two looks: then it is another process.
    await expect
      .poll(
        async () =>
          (await status(`${server.url}/api/ready`)) === 503 || server.postmaster() !== killed,
        { timeout: 120_000 },
      )
      .toBe(true)
    expect(await status(`${server.url}/api/health`)).toBe(200)
  }
  const begin = performance.now()
  const code = await server.stop()
  const ms = performance.now() - begin
  on = false
  for (const calls of await Promise.all(load)) expect(calls).toBeGreaterThan(0)
  expect(ms).toBeLessThan(10_000)
  expect(code).toBe(0)
  closeSync(stdout)
  closeSync(reader)
  const again = await startServerProcess(data, port)
  expect(await status(menu)).toBe(200)
  expect(await again.stop()).toBe(0)
  rmSync(folder, { recursive: true, force: true })
}, 600_000)
