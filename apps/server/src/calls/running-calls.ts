import { stopping } from '../errors/unavailable.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'

/** Counts external calls in progress, so that a shutdown can wait for them. */
export class RunningCalls {
  #running = 0
  #draining = false
  #idle: (() => void)[] = []

  get draining(): boolean {
    return this.#draining
  }

  /** Counts a call, or refuses it if the server is stopping. */
  readonly hook = async ({ params }: CallContext, next: NextCall): Promise<void> => {
    if (!params.provider) {
      await next()
      return
    }
    if (this.#draining) throw stopping()
    this.#running += 1
    try {
      await next()
    } finally {
      this.#running -= 1
      if (this.#running === 0) for (const tell of this.#idle.splice(0)) setImmediate(tell)
    }
  }

  /** Refuses new calls, and resolves once the running ones have finished or after `patience` ms. */
  async drain(patience: number): Promise<void> {
    this.#draining = true
    if (this.#running === 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience)
      this.#idle.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
