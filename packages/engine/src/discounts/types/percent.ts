import { multiplyRounded } from '../../money/multiply-rounded.ts'
import { WHOLE_FACTOR } from '../../money/scaled-decimal.ts'

/** `percent`: what paying `discount` times the base takes off it, `(1 − discount) × base` (DISC-6.3). Cents. */
export const percentOff = (factor: number, base: number): number =>
  multiplyRounded(base, WHOLE_FACTOR - factor, WHOLE_FACTOR)
