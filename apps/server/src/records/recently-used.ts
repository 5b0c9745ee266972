/** A map of limited size: one entry more displaces the entry that was not used for the longest time. */
export class RecentlyUsed<K, V> {
  readonly #most: number
  readonly #entries = new Map<K, V>()
  constructor(most: number) {
    this.#most = most
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: K, value: V): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#most) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }
}
