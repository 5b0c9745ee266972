import { LRUCache } from 'lru-cache'

/**
 * Returns a cache of at most so many entries, those that were used lately. It takes memory as it fills: one with `max` makes room
 * for all of them at once, and each start of a server waits for that.
 */
export const latelyUsed = <Key extends {}, Value extends {}>(most: number): LRUCache<Key, Value> =>
  new LRUCache({ maxSize: most, sizeCalculation: () => 1 })
