/** Returns one of the numbers by chance. */
export type Draw = (numbers: readonly number[]) => number

/** Returns a chance that always falls the same way, so that one list has one estimate (mulberry32). */
export const drawing = (seed: number): Draw => {
  let state = Math.imul(seed + 1, 0x9e3779b9)
  return (numbers) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    return numbers[Math.floor(share * numbers.length)] ?? 0
  }
}
