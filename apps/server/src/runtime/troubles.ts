import type { Logger } from 'pino'

/** What a server can report to be wrong while it serves (OPER-1.1). A closed set: they are labels of a metric. */
export const troubleNames = [
  'log',
  'database',
  'disk',
  'room',
  'clock',
  'archive',
  'backup',
  'ledgers',
  'invoices',
  'blanks',
  'payments',
  'captures',
  'declines',
  'refunds',
  'webhooks',
  'node',
  'postgresql',
] as const
export type TroubleName = (typeof troubleNames)[number]

/** Something that is wrong, until it is cleared. */
export interface Trouble {
  /** When it began, in ms since 1970. */
  readonly since: number
  /** For the operator; names no shop, account, record, path or address. */
  readonly text: string
}

/** The troubles of a server: shown by `/api/health` and the metrics, logged when they begin and end. */
export class Troubles {
  readonly #log: Logger
  readonly #troubles = new Map<TroubleName, Trouble>()

  constructor(log: Logger) {
    this.#log = log
  }

  /** Reports a trouble, or updates its text. */
  report(name: TroubleName, text: string): void {
    const since = this.#troubles.get(name)?.since
    if (since === undefined) this.#log.error({ trouble: name }, text)
    this.#troubles.set(name, { since: since ?? Date.now(), text })
  }

  clear(name: TroubleName): void {
    const known = this.#troubles.get(name)
    if (!known || !this.#troubles.delete(name)) return
    const seconds = Math.round((Date.now() - known.since) / 1000)
    this.#log.warn({ trouble: name, seconds, was: known.text }, 'the trouble has ended')
  }

  get(name: TroubleName): Trouble | undefined {
    return this.#troubles.get(name)
  }

  /** Returns the texts of the present troubles by name. */
  all(): Partial<Record<TroubleName, string>> {
    return Object.fromEntries([...this.#troubles].map(([name, { text }]) => [name, text]))
  }
}
