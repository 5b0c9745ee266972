import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Returns whether two texts are equal, in a time that does not tell from which character on they differ. */
export const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))
