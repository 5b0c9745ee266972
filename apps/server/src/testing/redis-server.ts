import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A Redis of a test's own, which keeps nothing. */
export interface RedisServer {
  readonly url: string
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
  /** Lets it hang: its connections stay, and nothing is answered, until `goOn`. */
  hang(): void
  goOn(): void
  /** Starts it again, at the same address. */
  start(): Promise<void>
}

const spawnRedis = async (port: number): Promise<ChildProcess> => {
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    if (output.includes('Ready to accept connections')) break
  }
  if (child.exitCode !== null) throw new Error(`Redis does not start: ${output}`)
  return child
}

/** Starts a real Redis on a port of its own; resolves when it takes connections. */
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
    goOn: () => {
      child.kill('SIGCONT')
    },
    start: async () => {
      child = await spawnRedis(port)
    },
  }
}
