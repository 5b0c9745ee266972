import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

let child: ChildProcess | undefined
afterEach(() => child?.kill())

const start = async (port: string, ...flags: string[]) => {
  const started = spawn(process.execPath, ['--import', 'tsx', program, ...flags], {
    env: { ...process.env, PORT: port },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child = started
  const [line] = (await once(started.stdout, 'data')) as [Buffer]
  return { started, url: line.toString().trim() }
}

describe('the sandbox as a process', () => {
  it('prints its address first', async () => {
    const { url } = await start('0')
    expect(new URL(url).hostname).toBe('localhost')
    expect((await fetch(`${url}/panel`)).status).toBe(200)
  })

  it('a child ends when its standard input closes', async () => {
    const { started } = await start('0', '--child')
    const exit = once(started, 'exit')
    started.stdin.end()
    expect(await exit).toEqual([0, null])
  })

  it('a child waits for its port while one before it still ends', async () => {
    const before = createServer().listen(0, '127.0.0.1')
    await once(before, 'listening')
    const address = before.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const starting = start(String(port), '--child')
    setTimeout(() => before.close(), 700)
    expect((await starting).url).toBe(`http://localhost:${port}`)
  })
})
