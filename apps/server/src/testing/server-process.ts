import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtProgram } from './built-program.ts'

const here = fileURLToPath(new URL('../..', import.meta.url))

/** The time limit of a start on a busy machine, in ms. */
const startedIn = 240_000

/** The server in its own process, as in production, with the demo. */
export interface ServerProcess {
  readonly url: string
  /** Kills it and its PostgreSQL, as a power cut would. */
  kill(): Promise<void>
  /** Stops it as an operator would. Returns its exit code. */
  stop(): Promise<number | null>
  /** Returns the process id of its embedded PostgreSQL. */
  postmaster(): number | undefined
}

export interface ProcessOptions {
  readonly env?: Readonly<Record<string, string>>
  /** The descriptor of its standard output; by default what it prints is part of an error at its start. */
  readonly stdout?: number
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return child.exitCode
}

/** Returns the PostgreSQL process of a data folder by its `postmaster.pid`. */
const postmasterOf = (dataFolder: string): number | undefined => {
  const note = readdirSync(dataFolder, { recursive: true })
    .map(String)
    .find((file) => file.endsWith('postmaster.pid'))
  return note === undefined
    ? undefined
    : Number(readFileSync(join(dataFolder, note), 'utf8').split('\n')[0])
}

const listening = async (child: ChildProcess, url: string, output: () => string): Promise<void> => {
  const until = Date.now() + startedIn
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended at start: ${output()}`)
    const ready = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the server did not get ready: ${output()}`)
}

/** Starts it on a data folder, or on the PostgreSQL of a URL. Resolves once it is ready to serve. */
export const startServerProcess = async (
  dataFolder: string,
  port: number,
  databaseUrl = '',
  { env = {}, stdout }: ProcessOptions = {},
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [builtProgram('main'), '--demo', '--no-bookings'], {
    cwd: here,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      DATABASE_URL: databaseUrl,
      REDIS_URL: '',
      ...env,
    },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const url = `http://127.0.0.1:${port}`
  try {
    await listening(child, url, () => output)
  } catch (error) {
    await ended(child, 'SIGTERM')
    throw error
  }
  return {
    url,
    kill: async () => {
      const postmaster = postmasterOf(dataFolder)
      await ended(child, 'SIGKILL')
      if (postmaster !== undefined) process.kill(postmaster, 'SIGKILL')
    },
    stop: () => ended(child, 'SIGTERM'),
    postmaster: () => postmasterOf(dataFolder),
  }
}
