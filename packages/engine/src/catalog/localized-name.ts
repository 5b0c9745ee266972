/** Languages of names: English, traditional and simplified Chinese (CAT-1.1). */
export type NameLanguage = 'en' | 'cht' | 'chs'

/** A name in several languages, as records carry it. */
export type LocalizedText = readonly { readonly lang: NameLanguage; readonly value: string }[]

const ORDERS: Readonly<Record<NameLanguage, readonly NameLanguage[]>> = {
  en: ['en', 'cht', 'chs'],
  cht: ['cht', 'chs', 'en'],
  chs: ['chs', 'cht', 'en'],
}

/** The language of names that a display locale reads first: zh-cn simplified, other zh traditional, else English. */
export const nameLanguage = (locale: string): NameLanguage => {
  const wanted = locale.toLowerCase()
  if (!wanted.startsWith('zh')) return 'en'
  return /^zh-(cn|sg|hans)/.test(wanted) ? 'chs' : 'cht'
}

/**
 * The name in a display locale (`en`, `zh-hk`, `zh-cn` …). An empty or missing language falls back in that language's
 * own order (Chinese to the other Chinese first), then to the first that exists; nothing at all is an empty string.
 */
export const localizedName = (name: LocalizedText | undefined, locale: string): string => {
  if (name === undefined) return ''
  for (const lang of ORDERS[nameLanguage(locale)]) {
    const found = name.find((entry) => entry.lang === lang && entry.value !== '')
    if (found) return found.value
  }
  return name.find((entry) => entry.value !== '')?.value ?? ''
}
