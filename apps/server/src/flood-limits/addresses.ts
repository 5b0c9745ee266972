import { Address } from './address.ts'
import type { EventLoopLoad } from './event-loop-load.ts'
import type { FloodLimits } from '../config/flood-limits.ts'

/** How often addresses that nobody uses are forgotten, in ms. */
const sweepInterval = 10_000

/** The addresses of callers, as `callerAddress` writes them. */
export class Addresses {
  readonly #limits: FloodLimits
  readonly #load: EventLoopLoad
  readonly #addresses = new Map<string, Address>()

  constructor(limits: FloodLimits, load: EventLoopLoad) {
    this.#limits = limits
    this.#load = load
    setInterval(() => this.#forgetIdle(Date.now()), sweepInterval).unref()
  }

  of(key: string): Address {
    const known = this.#addresses.get(key)
    if (known) return known
    const address = new Address(this.#limits, this.#load, Date.now)
    this.#addresses.set(key, address)
    return address
  }

  #forgetIdle(now: number): void {
    for (const [key, address] of this.#addresses)
      if (address.isIdle(now)) this.#addresses.delete(key)
  }
}
