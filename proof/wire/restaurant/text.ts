/** A localized name: `en`, `cht` (traditional) and `chs` (simplified). */
export const named = (value: string) => [
  { lang: 'en', value },
  { lang: 'cht', value: `${value} 繁` },
  { lang: 'chs', value: `${value} 简` },
]

/** An id of something that has no service: an ingredient, a modifier, a printer. */
export const anId = 'c0'.repeat(12)

/** An id that no record has. */
export const nobodysId = 'f'.repeat(24)

const started = Date.now().toString(36)
let count = 0

/** Returns a word that no run has used: for e-mail addresses, codes and keys. */
export const unique = (): string => `${started}${(count++).toString(36)}${process.pid}`
