import type { ByWeight } from '@comanda/contract'
import type { DraftField } from '../../../forms/draft-fields.ts'

/** How a dish is weighed, as it is entered. */
export interface WeightDraft extends Pick<ByWeight, 'unit' | 'grams'> {
  readonly tare: string
}

/** How a dish is weighed; null if it is not. */
export const byWeight: DraftField<ByWeight, WeightDraft | null> = {
  blank: null,
  enter: (weighed) =>
    weighed ? { unit: weighed.unit, grams: weighed.grams, tare: String(weighed.tare ?? '') } : null,
  read: (entered) => {
    if (!entered) return null
    const { unit, grams, tare } = entered
    return Number(tare) > 0 ? { unit, grams, tare: Number(tare) } : { unit, grams }
  },
}

/** Returns whether a tare is in whole grams, below 100 kg. */
export const isTare = (text: string): boolean => /^\d{0,5}$/.test(text.trim())
