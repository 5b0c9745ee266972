import { LRUCache } from 'lru-cache'

/** More than the calls of all services. */
const mostCalls = 1000
/** The size of a response that is not known yet, in bytes. */
const unknownSize = 4096

/** How large the responses of each call are, so that a socket is not sent more than it reads. */
export class ResponseSizes {
  readonly #sizes = new LRUCache<string, number>({ max: mostCalls })

  expected(call: string): number {
    return this.#sizes.get(call) ?? unknownSize
  }

  /** Remembers the largest, which fades as smaller ones follow. */
  note(call: string, size: number): void {
    const known = this.#sizes.get(call)
    // Names of calls that do not exist displace none.
    if (known === undefined && size <= unknownSize) return
    this.#sizes.set(call, Math.max(size, 0.9 * (known ?? 0)))
  }
}
