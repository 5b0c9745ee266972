import type { NameLocale } from '@comanda/engine/languages'
import type { Slip } from './slip.ts'
import { wordsFor } from './slip-languages.ts'
import { slipWords } from './words/words-by-locale.ts'

/** Returns a slip that says that it may have been printed before: nobody makes its dishes twice. */
export const copySlip = (slip: Slip, locale: NameLocale): Slip => [
  { kind: 'banner', text: slipWords[wordsFor(locale)].copy },
  ...slip,
]
