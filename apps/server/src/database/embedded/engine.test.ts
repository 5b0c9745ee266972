import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { type EmbeddedEngine, startEmbedded } from './engine.ts'
import { isAlive, postmasterPid, runningPostmaster } from './postmaster-file.ts'
import { runFolderOf } from './run-folder.ts'

const writer = fileURLToPath(new URL('../../testing/embedded-writer.ts', import.meta.url))
const folders: string[] = []
const engines: EmbeddedEngine[] = []

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-engine-'))
  folders.push(folder)
  return folder
}

const start = async (dataFolder: string): Promise<EmbeddedEngine> => {
  const engine = await startEmbedded({ dataFolder })
  engines.push(engine)
  return engine
}

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.stop()
  for (const folder of folders.splice(0)) {
    const pid = postmasterPid(join(folder, 'postgres'))
    if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    rmSync(runFolderOf(folder), { recursive: true, force: true })
  }
})

/** Starts the writer in its own process; `acknowledged` returns the last number that was acknowledged to it. */
const startWriter = (
  folder: string,
  environment: NodeJS.ProcessEnv = process.env,
): { process: ChildProcess; acknowledged: () => number } => {
  const words = ['--import', 'tsx', '--conditions=source', writer, folder]
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment,
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  return {
    process: child,
    acknowledged: () => Number(text.slice(0, text.lastIndexOf('\n')).split('\n').at(-1)),
  }
}

const until = async (holds: () => boolean, pause = 10): Promise<void> => {
  for (const deadline = Date.now() + 60_000; !holds(); await sleep(pause))
    if (Date.now() > deadline) throw new Error('It took too long')
}

const written = async (engine: EmbeddedEngine): Promise<number[]> => {
  const client = new Client(engine.connection)
  await client.connect()
  const { rows } = await client.query<{ number: number }>(
    'select number from acknowledged order by 1',
  )
  await client.end()
  return rows.map(({ number }) => number)
}

const expectAllUpTo = (numbers: readonly number[], acknowledged: number): void => {
  expect(numbers.length).toBeGreaterThanOrEqual(acknowledged)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
}

describe('the embedded PostgreSQL', () => {
  it('is a PostgreSQL 18 on a unix socket; stop() waits until it has exited', async () => {
    const folder = makeFolder()
    const engine = await start(folder)
    const client = new Client(engine.connection)
    await client.connect()
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int / 10000 as major, current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync",
    )
    await client.end()
    expect(rows).toEqual([{ major: 18, tcp: '', fsync: 'on' }])
    const pid = postmasterPid(join(folder, 'postgres')) ?? 0
    await engine.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('kill -9 of the server leaves PostgreSQL running: the next start adopts and later stops it', async () => {
    const folder = makeFolder()
    const { process: server, acknowledged } = startWriter(folder)
    await until(() => acknowledged() > 20)
    server.kill('SIGKILL')
    await once(server, 'exit')
    const pid = postmasterPid(join(folder, 'postgres')) ?? 0
    expect(isAlive(pid)).toBe(true)
    const engine = await start(folder)
    expect(engine.adopted).toBe(true)
    expectAllUpTo(await written(engine), acknowledged())
    await engine.stop()
    expect(isAlive(pid)).toBe(false)
  }, 120_000)

  it('kill -9 of everything loses no acknowledged row', async () => {
    const folder = makeFolder()
    for (let round = 0; round < 3; round += 1) {
      const { process: server, acknowledged } = startWriter(folder)
      const before = acknowledged() || 0
      await until(() => acknowledged() > before + 20)
      const pid = postmasterPid(join(folder, 'postgres')) ?? 0
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], {
        encoding: 'utf8',
      })
      for (const one of [pid, ...children.trim().split(/\s+/).map(Number)]) {
        try {
          process.kill(one, 'SIGKILL')
        } catch {
          // It had exited by itself.
        }
      }
      server.kill('SIGKILL')
      await once(server, 'exit')
      const engine = await start(folder)
      expect(engine.adopted).toBe(false)
      expectAllUpTo(await written(engine), acknowledged())
      await engine.stop()
    }
  }, 120_000)

  it('a second server on the folder fails and names the one that uses it', async () => {
    const folder = makeFolder()
    await start(folder)
    await expect(startEmbedded({ dataFolder: folder, releasedIn: 100 })).rejects.toThrow(
      new RegExp(
        `data folder ${folder} is in use by another server \\(comanda server ${process.pid}\\)`,
      ),
    )
  })

  it('a start that has to stop leaves no PostgreSQL, at whatever step (OPER-2.3)', async () => {
    const folder = makeFolder()
    const running = (): number | undefined => runningPostmaster(join(folder, 'postgres'))
    const log = (): string => readFileSync(join(folder, 'postgres.log'), 'utf8')
    const stopAt = async (step: () => boolean): Promise<'stopped' | 'started'> => {
      const stopping = new AbortController()
      const starting = startEmbedded({ dataFolder: folder, stopping: stopping.signal }).then(
        // It was through before the stop.
        async (engine) => engine.stop().then(() => 'started' as const),
        () => 'stopped' as const,
      )
      if (!step()) await until(step, 1)
      stopping.abort()
      const outcome = await starting
      expect(running()).toBeUndefined()
      return outcome
    }
    expect(await stopAt(() => true)).toBe('stopped')
    expect(await stopAt(() => readdirSync(folder).some((name) => name.endsWith('.new')))).toBe(
      'stopped',
    )
    await stopAt(() => running() !== undefined)
    const before = log().length
    await stopAt(() => log().slice(before).includes('ready to accept'))
    expect(await stopAt(() => true)).toBe('stopped')
  }, 120_000)

  it('of two that start at the same time on a new folder one gets it, and no data is lost', async () => {
    const folder = makeFolder()
    const results = await Promise.allSettled([start(folder), start(folder)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }, 120_000)

  it('the path of a data folder may be long, be a link, and contain any characters', async () => {
    const folder = makeFolder()
    const long = join(folder, 'x'.repeat(120), 'ñ 麵 folder')
    const engine = await start(long)
    await engine.stop()
    symlinkSync(long, join(folder, 'link'))
    const again = await start(join(folder, 'link'))
    expect(again.connection.host).toBe(engine.connection.host)
  })

  it('restarts by itself when it is killed', async () => {
    const folder = makeFolder()
    const engine = await start(folder)
    const client = new Client(engine.connection)
    await client.connect()
    client.on('error', () => undefined)
    process.kill(postmasterPid(join(folder, 'postgres')) ?? 0, 'SIGKILL')
    await until(() =>
      readFileSync(join(folder, 'postgres.log'), 'utf8').includes('ready to accept'),
    )
    const accepts = async (): Promise<boolean> => {
      const next = new Client(engine.connection)
      try {
        await next.connect()
        return true
      } catch {
        return false
      } finally {
        await next.end().catch(() => undefined)
      }
    }
    let back = false
    for (let attempt = 0; attempt < 1000 && !back; attempt += 1) {
      await sleep(50)
      back = await accepts()
    }
    expect(back).toBe(true)
  }, 120_000)

  it.runIf(process.getuid?.() === 0)(
    'as root without namespaces it runs as another user, in a private folder',
    async () => {
      const folder = makeFolder()
      const programs = join(folder, 'programs')
      mkdirSync(programs)
      for (const name of ['id', 'ps']) symlinkSync(`/usr/bin/${name}`, join(programs, name))
      const data = join(folder, 'closed', 'data')
      mkdirSync(join(folder, 'closed'), { mode: 0o700 })
      folders.unshift(data)
      const { process: server, acknowledged } = startWriter(data, {
        ...process.env,
        PATH: programs,
      })
      await until(() => acknowledged() > 5)
      const pid = postmasterPid(join(data, 'postgres')) ?? 0
      expect(statSync(`/proc/${pid}`).uid).not.toBe(0)
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
    30_000,
  )
})
