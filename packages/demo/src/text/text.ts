import type { Product } from '@comanda/contract'

/** A text in the three languages of the demo. */
export type Text = Product['name']

/** Returns a localized text: English, traditional Chinese (Hong Kong usage), simplified Chinese (mainland usage). */
export const text = (en: string, cht: string, chs: string): Text => [
  { lang: 'en', value: en },
  { lang: 'cht', value: cht },
  { lang: 'chs', value: chs },
]
