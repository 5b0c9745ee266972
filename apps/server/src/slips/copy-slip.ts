import type { Slip, SlipLocale } from './slip.ts'
import { slipWords } from './words/words-by-locale.ts'

/** Returns a slip that says that it may have been printed before: nobody makes its dishes twice. */
export const copySlip = (slip: Slip, locale: SlipLocale): Slip => [
  { kind: 'banner', text: slipWords[locale].copy },
  ...slip,
]
