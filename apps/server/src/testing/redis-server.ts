import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A Redis for one test, without persistence. */
export interface RedisServer {
  readonly url: string
  /** Kills it, as a power cut would. */
  kill(): Promise<void>
  /** Suspends it: its connections stay open without responses until `resume`. */
  hang(): void
  resume(): void
  /** Starts it again at the same address. */
  start(): Promise<void>
}

const spawnRedis = async (port: number): Promise<ChildProcess> => {
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    if (output.includes('Ready to accept connections')) break
  }
  if (child.exitCode !== null) throw new Error(`Redis does not start: ${output}`)
  return child
}

/** Starts a real Redis on its own port. Resolves once it accepts connections. */
export const startRedis = async (): Promise<RedisServer> => {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  let child = await spawnRedis(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    hang: () => {
      child.kill('SIGSTOP')
    },
    resume: () => {
      child.kill('SIGCONT')
    },
    start: async () => {
      child = await spawnRedis(port)
    },
  }
}
