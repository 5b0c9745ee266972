import { normalizePhone, phoneSpellings } from '@comanda/shop-rules/contact'

/** Returns whether two texts are notations of one phone number (ACC-1.2). */
export const samePhone = (one: string, other: string): boolean =>
  normalizePhone(one) === normalizePhone(other) ||
  phoneSpellings(one).includes(normalizePhone(other)) ||
  phoneSpellings(other).includes(normalizePhone(one))
