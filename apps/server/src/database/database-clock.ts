import type { Pool } from 'pg'

/** From this difference on, in ms, the database's clock is used instead of the server's own: below it the network decides. */
const usedFrom = 1000

/**
 * The time of the database, which decides for all servers (OPER-3.1): the server's own clock, corrected by the difference
 * that was measured last.
 */
export class DatabaseClock {
  readonly #own: () => number
  #difference = 0

  constructor(own: () => number = Date.now) {
    this.#own = own
  }

  /** The current time in ms since 1970. */
  readonly now = (): number => this.#own() + this.#difference

  /** Compares the clocks. Returns by how many ms the server's own is ahead; half a round trip may be wrong. */
  async measure(pool: Pool): Promise<number> {
    const before = this.#own()
    const begin = performance.now()
    const { rows } = await pool.query<{ time: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as time',
    )
    const ahead = before + (performance.now() - begin) / 2 - (rows[0]?.time ?? before)
    this.#difference = Math.abs(ahead) < usedFrom ? 0 : Math.round(-ahead)
    return Math.round(ahead)
  }
}
