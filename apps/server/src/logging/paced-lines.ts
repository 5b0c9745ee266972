import type { Logger } from 'pino'

/** How often a line of a kind is written, in ms. */
const pace = 60_000

/** The most kinds at a time: those beyond are counted as one, so that callers from everywhere cannot fill the log either. */
const mostKinds = 200

/** Writes a line; `count` is how many it stands for. */
export type WriteLine = (count: number) => void

interface Kind {
  writtenAt: number
  /** Since the last line. */
  count: number
  write: WriteLine
}

/**
 * Lines that callers cause, of each kind at most one a minute (OPER-1.8): the first at once, the others counted, with the last of
 * them and their number once the minute is over.
 */
export class PacedLines {
  readonly #kinds = new Map<string, Kind>()
  readonly #pace: number
  #timer: NodeJS.Timeout | undefined

  /** Tests name another pace, in ms. */
  constructor(every = pace) {
    this.#pace = every
  }

  /** Counts a line of a kind; writes it if it is the first for a while. */
  note(kind: string, write: WriteLine): void {
    const name = this.#kinds.has(kind) || this.#kinds.size < mostKinds ? kind : ''
    const known = this.#kinds.get(name)
    if (known) {
      known.count += 1
      known.write = write
      return
    }
    this.#kinds.set(name, { writtenAt: performance.now(), count: 0, write })
    write(1)
    this.#timer ??= setInterval(() => this.#writeCounted(), this.#pace / 6).unref()
  }

  #writeCounted(): void {
    const now = performance.now()
    for (const [name, kind] of this.#kinds) {
      if (now - kind.writtenAt < this.#pace) continue
      if (kind.count === 0) {
        this.#kinds.delete(name)
        continue
      }
      kind.write(kind.count)
      kind.writtenAt = now
      kind.count = 0
    }
    if (this.#kinds.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

const ofLogs = new WeakMap<Logger, PacedLines>()

/** Returns the paced lines of a log. */
export const pacedLines = (log: Logger): PacedLines => {
  const lines = ofLogs.get(log) ?? new PacedLines()
  ofLogs.set(log, lines)
  return lines
}
