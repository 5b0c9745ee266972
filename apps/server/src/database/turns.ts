import { tooBusy } from '../errors/unavailable.ts'
import type { WaitLimits } from './bounded-pool.ts'
import { defaultPatience } from './timeouts.ts'

/** How the changes of one record wait for each other: about as many as can be done within that time. */
export const turnLimits: WaitLimits = { patience: defaultPatience, most: 30 }

/**
 * Lets the changes of a record take place one after the other, before they take a connection: those that wait for a lock
 * in the database hold one each, and would leave none for others (OVER-1.4).
 */
export class Turns {
  /** The calls that wait for the turn of a key; a key without a call in progress has no entry. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #limits: WaitLimits

  constructor(limits: WaitLimits = turnLimits) {
    this.#limits = limits
  }

  /**
   * Runs work once all earlier work of the key has ended, with how long it waited, in ms: also `before` it came here. Throws
   * `unavailable` if that takes too long.
   */
  async take<T>(key: string, work: (waited: number) => Promise<T>, before = 0): Promise<T> {
    const queue = this.#waiting.get(key)
    const from = queue && performance.now()
    if (queue) await this.#wait(queue, before)
    else this.#waiting.set(key, [])
    try {
      return await work(before + (from === undefined ? 0 : performance.now() - from))
    } finally {
      this.#end(key)
    }
  }

  #wait(queue: (() => void)[], before: number): Promise<void> {
    if (queue.length >= this.#limits.most) throw tooBusy()
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1)
        reject(tooBusy())
      }, this.#limits.patience - before)
      queue.push(begin)
    })
  }

  #end(key: string): void {
    const next = this.#waiting.get(key)?.shift()
    if (next) next()
    else this.#waiting.delete(key)
  }
}
