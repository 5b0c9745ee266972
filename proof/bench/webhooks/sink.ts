import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A receiver of webhooks on loopback, beside the benchmark. */
export class Sink {
  readonly #child: ChildProcess
  readonly port: number

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.port = port
  }

  /** Starts one, on a port that it had before if one is given. */
  static async start(port = 0): Promise<Sink> {
    const child = fork(fileURLToPath(new URL('sink-server.ts', import.meta.url)), [], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, SINK_PORT: String(port) },
    })
    const [own] = (await once(child, 'message')) as [number]
    return new Sink(child, own)
  }

  async #ask<T>(what: 'count' | 'ids'): Promise<T> {
    const told = once(this.#child, 'message')
    this.#child.send(what)
    const [response] = (await told) as [T]
    return response
  }

  /** How many calls it has taken since its ids were last read. */
  count(): Promise<number> {
    return this.#ask('count')
  }

  /** The ids of what it has taken, in their order, and forgets them. */
  ids(): Promise<readonly string[]> {
    return this.#ask('ids')
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill()
    await ended
  }
}
