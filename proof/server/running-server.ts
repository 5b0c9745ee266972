import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PANEL_TOKEN } from './panel-token.ts'
import { portsInARow } from './ports-in-a-row.ts'

/** Another build may be measured. */
const root = process.env['SERVER_ROOT'] ?? fileURLToPath(new URL('../..', import.meta.url))

/** The built server as `npm start` runs it, with the demo unless it is empty, on a data folder of its own. */
export class RunningServer {
  readonly url: string
  readonly dataFolder: string
  readonly #port: number
  /** The port of its receipt printer: servers that start at once would choose the same. */
  readonly #printerPort: number
  readonly #env: NodeJS.ProcessEnv
  readonly #args: readonly string[]
  #child: ChildProcess | undefined
  #output = ''

  private constructor(
    [port, printerPort]: readonly [number, number],
    dataFolder: string,
    env: NodeJS.ProcessEnv,
    args: readonly string[],
  ) {
    this.#port = port
    this.#printerPort = printerPort
    this.dataFolder = dataFolder
    this.#env = env
    this.#args = args
    this.url = `http://127.0.0.1:${port}`
  }

  /**
   * Starts one; `env` adds to the environment, `args` to the arguments. With `DEMO_DATA`, a data folder into which the demo was
   * loaded, it begins with a copy of that unless it is to be empty.
   */
  static async start(
    dataFolder: string,
    env: NodeJS.ProcessEnv = {},
    args: readonly string[] = [],
  ): Promise<RunningServer> {
    const loaded = process.env['DEMO_DATA']
    if (loaded !== undefined && !args.includes('--empty'))
      // Node's own copy does not keep the owner of PostgreSQL's files.
      await promisify(execFile)('cp', ['-a', `${loaded}/.`, dataFolder])
    // The sandbox takes the second.
    const [port = 0, , printerPort = 0] = await portsInARow(3)
    const server = new RunningServer([port, printerPort], dataFolder, env, args)
    await server.start()
    return server
  }

  /** Starts the server, on the same port and data each time; `env` is for this time. Resolves when it is ready. */
  async start(env: NodeJS.ProcessEnv = {}): Promise<void> {
    this.#output = ''
    const child = spawn(
      process.execPath,
      ['apps/server/dist/main.js', '--demo', '--no-bookings', ...this.#args],
      {
        cwd: root,
        env: {
          ...process.env,
          PORT: String(this.#port),
          PRINTER_PORTS: String(this.#printerPort),
          DATA_DIR: this.dataFolder,
          LOG_LEVEL: 'warn',
          SANDBOX_PANEL_TOKEN: PANEL_TOKEN,
          ...this.#env,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const keep = (chunk: Buffer) => {
      this.#output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    this.#child = child
    // Also if who has started it ends by an error.
    const endWithUs = () => child.kill()
    process.once('exit', endWithUs)
    child.once('exit', () => process.off('exit', endWithUs))
    const until = Date.now() + 240_000
    while (Date.now() < until) {
      if (child.exitCode !== null) throw new Error(`the server ended at start:\n${this.#output}`)
      const ready = await fetch(`${this.url}/api/ready`).catch(() => undefined)
      if (ready?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the server did not get ready:\n${this.#output}`)
  }

  /** The process id of the server, without its database. */
  get pid(): number {
    const pid = this.#child?.pid
    if (pid === undefined) throw new Error('the server is not started')
    return pid
  }

  /** What it has printed since its last start. */
  get output(): string {
    return this.#output
  }

  /** Kills the server; its database runs on, and the next start uses it. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Kills the server and its database at once, like a power cut. */
  async powerCut(): Promise<void> {
    const postmaster = await readFile(join(this.dataFolder, 'postgres/postmaster.pid'), 'utf8')
    process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL')
    await this.#end('SIGKILL')
  }

  /** Stops the server as an operator would. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals) {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
