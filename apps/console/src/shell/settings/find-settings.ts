import type { Locale } from '@comanda/locales'
import type { ConsoleMessages } from '@comanda/locales/console'
import type { ShownPage } from './settings-groups.ts'

/** The words of the console, in the languages that are loaded. */
export type SettingsWords = Readonly<Partial<Record<Locale, ConsoleMessages | undefined>>>

/** A page with what is found of it, in the language of the screen. */
export interface FoundPage {
  readonly page: ShownPage
  /** Up to three of its texts; none if its title says it. */
  readonly texts: readonly string[]
}

/** Returns the texts below a key, each with its own. */
const textsBelow = (node: unknown, key: string): readonly (readonly [string, string])[] =>
  typeof node === 'string'
    ? [[key, node]]
    : Object.entries<unknown>(Object(node)).flatMap(([name, below]) =>
        textsBelow(below, `${key}.${name}`),
      )

const simple = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Explanations come after what is set. */
const isLabel = (key: string): boolean => !/(?:hint|text|wrong|does)(?:s|\b|$)/i.test(key)

const MOST = 3

/**
 * Returns the pages of which a text has all words that are searched, in any of the languages: first those that are called so, then
 * by a label, then by an explanation (STAFF-10.22).
 */
export const findSettings = (
  pages: readonly ShownPage[],
  keyword: string,
  words: SettingsWords,
  locale: Locale,
): readonly FoundPage[] => {
  const parts = simple(keyword)
    .split(/\s+/)
    .filter((part) => part !== '')
  if (parts.length === 0) return []
  const has = (text: string): boolean => {
    const searched = simple(text.replaceAll(/\{\w+\}/g, ''))
    return parts.every((part) => searched.includes(part))
  }
  const found = pages.flatMap((page) => {
    const keysIn = (messages: ConsoleMessages) =>
      page.words.flatMap((name) =>
        textsBelow(messages[name], name)
          .filter(([, text]) => has(text))
          .map(([key]) => key),
      )
    const keys = [
      ...new Set(Object.values(words).flatMap((one) => (one === undefined ? [] : keysIn(one)))),
    ]
    if (keys.length === 0) return []
    const isCalledSo = keys.includes(page.text)
    const own = words[locale]
    const shown = new Map(own ? page.words.flatMap((name) => textsBelow(own[name], name)) : [])
    const texts = keys
      .filter((key) => key !== page.text)
      .toSorted((a, b) => Number(isLabel(b)) - Number(isLabel(a)))
      .map((key) => shown.get(key) ?? key)
    const rank = isCalledSo ? 0 : keys.some(isLabel) ? 1 : 2
    return [{ page, rank, count: keys.length, texts: [...new Set(texts)].slice(0, MOST) }]
  })
  return found.toSorted((a, b) => a.rank - b.rank || b.count - a.count)
}
