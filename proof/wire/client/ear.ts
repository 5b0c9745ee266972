import type { Client } from './connect.ts'
import { idOf } from './fields.ts'

/** How long to wait for an event in ms. The last one that is due has come long before. */
const PATIENCE = 4000

/** The kinds of events of a record. */
export const kinds = ['created', 'patched', 'removed'] as const

/** Collects what a client hears: `path kind id`. */
export class Ear {
  readonly #heard = new Set<string>()
  #wake: (() => void)[] = []

  listen(client: Client, paths: readonly string[]): this {
    for (const path of paths)
      for (const kind of kinds)
        client.on(path, kind, (record) => {
          this.#heard.add(`${path} ${kind} ${idOf(record)}`)
          for (const wake of this.#wake.splice(0)) wake()
        })
    return this
  }

  has(word: string): boolean {
    return this.#heard.has(word)
  }

  /** Resolves once all of these are heard, or after a while. */
  async hear(words: readonly string[], patience = PATIENCE): Promise<void> {
    const until = Date.now() + patience
    while (!words.every((word) => this.has(word)) && Date.now() < until)
      await Promise.race([
        new Promise<void>((resolve) => this.#wake.push(resolve)),
        new Promise<void>((resolve) => setTimeout(resolve, 100)),
      ])
  }
}
