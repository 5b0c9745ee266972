import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { freePort } from './free-port.ts'

/** A Redis for one test, without persistence. */
export interface RedisServer {
  readonly port: number
  readonly url: string
  /** Kills it, as a power cut would. */
  kill(): Promise<void>
  /** Suspends it: its connections stay open without responses until `resume`. */
  hang(): void
  resume(): void
  /** Starts it again at the same address. */
  start(): Promise<void>
}

const spawnRedis = async (port: number, options: readonly string[]): Promise<ChildProcess> => {
  const own = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', [...own, ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    if (output.includes('Ready to accept connections')) break
  }
  if (child.exitCode !== null) throw new Error(`Redis does not start: ${output}`)
  return child
}

/** Starts a Redis at a port, with further options. */
export const startRedisAt = async (
  port: number,
  options: readonly string[],
): Promise<RedisServer> => {
  let child = await spawnRedis(port, options)
  return {
    port,
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
      child = await spawnRedis(port, options)
    },
  }
}

/** Starts a real Redis on its own port. Resolves once it accepts connections. */
export const startRedis = async (): Promise<RedisServer> => startRedisAt(await freePort(), [])

/** Runs commands on a Redis, on a connection of their own. */
export const tellRedis = async <R>(
  { port }: Pick<RedisServer, 'port'>,
  act: (redis: Redis) => Promise<R>,
): Promise<R> => {
  const redis = new Redis(port)
  try {
    return await act(redis)
  } finally {
    redis.disconnect()
  }
}
