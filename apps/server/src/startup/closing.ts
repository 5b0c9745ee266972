import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/**
 * When the closing of each part has to be over, in ms after a stop has begun. Parts with the same limit are closed at the
 * same time, those with a later one after them. All of it fits in the 10 s that systemd, Docker and Kubernetes leave at
 * least (OPER-2.1).
 */
export const closingLimits = {
  /** Calls, jobs and mails that are under way. */
  work: 6000,
  /** What work uses besides the database. */
  carriers: 7000,
  pools: 7500,
  /** The embedded PostgreSQL: usually it has nine of these seconds. */
  engine: 9500,
} as const

type Stage = keyof typeof closingLimits

interface Part {
  readonly name: string
  readonly stage: Stage
  readonly close: (left: number) => Promise<unknown>
}

/** The parts of a server that have been opened, and have to be closed in an order. */
export class Closing {
  readonly #log: Logger
  readonly #parts: Part[] = []
  #closed: Promise<void> | undefined

  constructor(log: Logger) {
    this.#log = log
  }

  /** Adds a part. `close` gets the time that it has, in ms. A part that is opened once others close is closed at once. */
  add(name: string, stage: Stage, close: (left: number) => Promise<unknown>): void {
    if (this.#closed) void close(0).catch(() => undefined)
    else this.#parts.push({ name, stage, close })
  }

  /** Closes all parts, once. Throws if some could not be closed in time; the others are closed nevertheless. */
  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    const begin = performance.now()
    const late: string[] = []
    for (const [stage, limit] of Object.entries(closingLimits)) {
      const left = Math.max(0, limit - (performance.now() - begin))
      const over = new AbortController()
      const end = sleep(left, 'late' as const, { signal: over.signal }).catch(() => 'late' as const)
      const closePart = async ({ name, close }: Part): Promise<void> => {
        const closing = close(left).catch((error: unknown) =>
          this.#log.error({ err: error, part: name }, 'closing failed'),
        )
        if ((await Promise.race([closing, end])) === 'late') late.push(name)
      }
      await Promise.all(this.#parts.filter((part) => part.stage === stage).map(closePart))
      over.abort()
    }
    if (late.length > 0) throw new Error(`not closed in time: ${late.join(', ')}`)
  }
}
