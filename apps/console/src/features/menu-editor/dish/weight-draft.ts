import type { ByWeight } from '@comanda/contract'

/** How a dish is weighed, as it is entered. */
export interface WeightDraft extends Pick<ByWeight, 'unit' | 'grams'> {
  readonly tare: string
}

/** Returns how a dish is weighed as the form has it; null if it is not. */
export const weightDraftOf = (byWeight: ByWeight | undefined): WeightDraft | null =>
  byWeight
    ? { unit: byWeight.unit, grams: byWeight.grams, tare: String(byWeight.tare ?? '') }
    : null

/** Returns whether a tare is in whole grams, below 100 kg. */
export const isTare = (text: string): boolean => /^\d{0,5}$/.test(text.trim())

/** Returns what was entered; undefined if the dish is not weighed. */
export const byWeightOf = (draft: WeightDraft | null): ByWeight | undefined => {
  if (!draft) return undefined
  const { unit, grams, tare } = draft
  return Number(tare) > 0 ? { unit, grams, tare: Number(tare) } : { unit, grams }
}
