import type { Refusal } from '../../../errors/refusal.ts'

/** The same for a code that is wrong, too old, withdrawn, or of an order that is there no more. */
export const handoffGone: Refusal = {
  kind: 'NotFound',
  code: 'handoffGone',
  message: 'There is nothing under this code, or no more.',
  field: 'code',
}

export const handoffTaken: Refusal = {
  kind: 'Conflict',
  code: 'handoffTaken',
  message: 'It was taken already.',
  field: 'code',
}

/** The cart is of another shop than the caller is in; nothing is taken. */
export const handoffElsewhere = (shop: string): Refusal => ({
  kind: 'Conflict',
  code: 'handoffElsewhere',
  message: 'This cart is of another shop.',
  field: 'code',
  detail: { shop },
})
