import type { Shop } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import type { Slip } from './slip.ts'
import type { SlipLanguages } from './slip-languages.ts'
import { slipWords } from './words/words-by-locale.ts'

/** Returns the slip by which staff try a printer: letters of all languages, whichever it has. */
export const testSlip = (
  shop: Pick<Shop, 'name'>,
  printer: string,
  { locale, reads }: SlipLanguages,
): Slip => {
  const { test, testText } = slipWords[locale]
  return [
    { kind: 'heading', text: test },
    { kind: 'text', text: localizedName(shop.name, reads) },
    { kind: 'row', left: printer, right: '✓ 鮮蝦雲吞麵', look: 'strong' },
    { kind: 'rule' },
    { kind: 'text', text: testText },
  ]
}
