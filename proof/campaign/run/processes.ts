import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How long a process may take to stop, in ms. */
const stopLimit = 10_000

export interface ProcessOptions {
  readonly cwd?: string
  /** Added to the environment of the campaign. */
  readonly env?: Readonly<Record<string, string>>
  /** The user that it runs as; by default the user of the campaign. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null

/** A process of a campaign, in a process group of its own. */
export class RunningProcess {
  readonly name: string
  readonly #child: ChildProcess
  readonly #logFile: string

  constructor(name: string, child: ChildProcess, logFile: string) {
    this.name = name
    this.#child = child
    this.#logFile = logFile
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error(`${this.name} did not start`)
    return this.#child.pid
  }

  get hasEnded(): boolean {
    return hasEnded(this.#child)
  }

  /** Its standard output and error output so far. */
  get output(): string {
    return readFileSync(this.#logFile, 'utf8')
  }

  /** Sends a signal to the process and its children; does nothing if it has ended. */
  signal(signal: NodeJS.Signals): void {
    if (this.#child.pid === undefined || this.hasEnded) return
    try {
      process.kill(-this.#child.pid, signal)
    } catch {
      // It has ended since.
    }
  }

  /** Kills it, like a power cut. Resolves when it has ended. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Stops it as an operator would, and kills it if it does not stop in time. */
  async stop(): Promise<void> {
    const late = setTimeout(() => this.signal('SIGKILL'), stopLimit)
    await this.#end('SIGTERM')
    clearTimeout(late)
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.hasEnded || this.#child.pid === undefined) return
    const ended = once(this.#child, 'exit')
    // A suspended process receives no other signal than SIGKILL.
    this.signal('SIGCONT')
    this.signal(signal)
    await ended
  }
}

/** The processes of a campaign. All that still run are killed when it ends, however it ends. */
export class Processes {
  readonly #folder: string
  readonly #processes: RunningProcess[] = []

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Starts a program. What it prints goes to `<name>.log` in the campaign's folder. */
  start(
    name: string,
    command: string,
    args: readonly string[],
    { cwd, env = {}, user }: ProcessOptions = {},
  ): RunningProcess {
    const logFile = join(this.#folder, `${name}.log`)
    const log = openSync(logFile, 'a')
    const child = spawn(command, args, {
      cwd: cwd ?? this.#folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
      detached: true,
      ...user,
    })
    closeSync(log)
    child.on('error', () => undefined)
    const started = new RunningProcess(name, child, logFile)
    this.#processes.push(started)
    return started
  }

  /** Kills what still runs, at once: also usable while this process exits. */
  killAll(): void {
    for (const each of this.#processes) each.signal('SIGKILL')
  }
}
