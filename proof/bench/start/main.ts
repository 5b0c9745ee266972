/**
 * Measures the time from `npm start` on a built clone to the first page: first on an empty data folder (creates the
 * database, loads the demo), then on the existing one.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const GIVE_UP_AFTER_MS = 60_000

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const firstPage = async (url: string, start: number): Promise<number> => {
  while (performance.now() - start < GIVE_UP_AFTER_MS) {
    const page = await fetch(url).catch(() => undefined)
    if (page?.ok && (await page.text()).includes('<html')) return performance.now() - start
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('no page was served')
}

/** Starts the server, waits for the first page, stops everything. Returns the time in ms. */
const timeStart = async (dataFolder: string): Promise<number> => {
  const port = await freePort()
  const start = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const failed = ended.then(() => {
    throw new Error('npm start ended before it served a page')
  })
  try {
    return await Promise.race([firstPage(`http://127.0.0.1:${port}/`, start), failed])
  } finally {
    failed.catch(() => undefined)
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

const folder = mkdtempSync(join(tmpdir(), 'comanda-start-'))
try {
  const first = await timeStart(join(folder, 'data'))
  const again = await timeStart(join(folder, 'data'))
  console.log(`npm start to the first page, empty data folder   ${first.toFixed(0)} ms`)
  console.log(`npm start to the first page, data there already  ${again.toFixed(0)} ms`)
} finally {
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  rmSync(folder, { recursive: true, force: true })
}
