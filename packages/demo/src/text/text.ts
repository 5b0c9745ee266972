import type { Product } from '@comanda/contract'

/** A text in the three languages of the demo. */
export type Text = Product['name']

/** English, traditional Chinese (Hong Kong wording), simplified Chinese (mainland wording). */
export const text = (en: string, cht: string, chs: string): Text => [
  { lang: 'en', value: en },
  { lang: 'cht', value: cht },
  { lang: 'chs', value: chs },
]
