/**
 * Languages of names (CAT-1.1): English, traditional and simplified Chinese by the specification's codes, others by BCP 47. Another one
 * is a line here: nothing else names them.
 */
export const nameLanguages = [
  'en',
  'cht',
  'chs',
  'ja',
  'ko',
  'th',
  'vi',
  'ms',
  'id',
  'it',
  'de',
  'fr',
  'es',
  'pt',
  'nl',
  'sv',
  'da',
  'fi',
  'pl',
  'cs',
  'lt',
  'tr',
  'ru',
  'uk',
] as const

export type NameLanguage = (typeof nameLanguages)[number]
