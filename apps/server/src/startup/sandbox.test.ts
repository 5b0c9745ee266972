import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { startSandbox } from './sandbox.ts'

/** A program that stands for the built sandbox: it listens, and ends when its standard input closes. */
const program = `
import { createServer } from 'node:http'
const { PORT, HOST, SANDBOX_JOURNAL } = process.env
createServer((_, response) => response.end(SANDBOX_JOURNAL)).listen(Number(PORT), HOST)
process.stdin.on('end', () => process.exit(0)).resume()
`

const root = mkdtempSync(join(tmpdir(), 'comanda-root-'))
mkdirSync(join(root, 'apps/sandbox/dist'), { recursive: true })
writeFileSync(join(root, 'apps/sandbox/dist/main.js'), program)
writeFileSync(join(root, 'package.json'), '{"type":"module"}')
afterAll(() => rmSync(root, { recursive: true }))

const log = pino({ level: 'silent' })
const host = '127.0.0.1'
const dataFolder = join(root, 'data')

let end: (() => Promise<unknown>) | undefined
afterEach(() => end?.())

const start = async (port: number, from = root) => {
  const started = await startSandbox({ port, host, dataFolder }, from, log)
  if (started === undefined) return undefined
  const { child } = started
  end = async () => {
    if (child.exitCode !== null) return
    const exit = once(child, 'exit')
    child.stdin?.end()
    await exit
  }
  return started
}

describe('the sandbox beside a demo', () => {
  it('serves on the port after the server’s, as another site, with a journal among the data', async () => {
    const port = await freePort()
    const started = await start(port)
    const url = started?.url ?? ''
    expect(new URL(url).hostname).toBe('localhost')
    expect(Number(new URL(url).port)).toBeGreaterThan(port)
    await vi.waitFor(async () => {
      expect(await (await fetch(url)).text()).toBe(join(dataFolder, 'sandbox-journal.jsonl'))
    })
    expect(existsSync(dataFolder)).toBe(true)
  })

  it('ends when its standard input closes, as it does when the server is gone', async () => {
    const started = await start(0)
    const exit = once(started?.child ?? process, 'exit')
    started?.child.stdin?.end()
    expect(await exit).toEqual([0, null])
  })

  it('takes the next port if that one is in use', async () => {
    const port = await freePort()
    // Another program may have taken it already, which serves as well.
    const taken = createServer()
    await new Promise<void>((resolve) => {
      taken.once('error', () => resolve())
      taken.listen(port + 1, host, () => resolve())
    })
    const started = await start(port)
    expect(Number(new URL(started?.url ?? '').port)).toBeGreaterThan(port + 1)
    taken.close()
  })

  it('is reached by the public host if the server listens everywhere, so that phones get there', async () => {
    const publicUrl = 'http://menu.example:3000'
    const config = { port: 0, host: '0.0.0.0', dataFolder, publicUrl }
    const started = await startSandbox(config, root, log)
    started?.child.stdin?.end()
    expect(new URL(started?.url ?? '').hostname).toBe('menu.example')
  })

  it('is left out if it is not built', async () => {
    expect(await start(0, join(root, 'data'))).toBeUndefined()
  })
})
