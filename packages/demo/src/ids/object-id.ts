/** Returns a 32-bit hash of a text (MurmurHash3's finalizer over a multiplied stream). */
const hash32 = (text: string, seed: number): number => {
  let hash = seed
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x5bd1e995)
    hash ^= hash >>> 13
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const seeds = [0x2f6e2b1, 0x9e3779b9, 0x51ed270b]

/**
 * Returns the id of a demo record: 24 hexadecimal characters, the same for the same key on every machine, so that links
 * into the demo stay valid. Only for the demo: real ids must be unguessable.
 */
export const objectId = (key: string): string =>
  seeds.map((seed) => hash32(key, seed).toString(16).padStart(8, '0')).join('')
