import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../language/locales.ts'
import { catalogueShape } from './catalogue-shape.ts'
import type { Catalogue } from './message-key.ts'
import { createTranslator } from './translator.ts'

const source = new URL('..', import.meta.url)
const apps = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((app) => readdirSync(new URL(`${app}/`, source)).includes('en.json'))

/** Merged, since their keys must not clash. */
const storefrontAreas = apps.filter((app) => app !== 'console')

const read = (app: string, locale: string): Catalogue =>
  JSON.parse(readFileSync(new URL(`${app}/${locale}.json`, source), 'utf8')) as Catalogue

/** Chinese states a discount as the share that remains (折), so its placeholders have other names. */
const paidShares: Readonly<Record<string, string>> = { tenths: 'percent', folds: 'percent' }

const shapeOf = (app: string, locale: string) =>
  Object.fromEntries(
    [...catalogueShape(read(app, locale))].map(([key, placeholders]) => [
      key,
      placeholders.map((name) => paidShares[name] ?? name),
    ]),
  )

describe.each(apps)('messages of %s', (app) => {
  const english = shapeOf(app, 'en')

  it.each(locales)('%s has every key, with the same placeholders (LANG-1.4)', (locale) => {
    expect(shapeOf(app, locale)).toEqual(english)
  })

  it.each(locales)('%s leaves no message empty', (locale) => {
    const empty = JSON.stringify(read(app, locale)).match(/"[^"]+":\s*""/)
    expect(empty).toBeNull()
  })
})

const keysIn = (node: Catalogue | string): number =>
  typeof node === 'string'
    ? 0
    : Object.values(node).reduce<number>((sum, child) => sum + 1 + keysIn(child as Catalogue), 0)

it.each(apps.flatMap((app) => locales.map((locale) => [app, locale] as const)))(
  'no group of %s in %s has a key twice: the first text would be lost',
  (app, locale) => {
    const text = readFileSync(new URL(`${app}/${locale}.json`, source), 'utf8')
    expect(text.match(/"(?:[^"\\]|\\.)*":/g)).toHaveLength(keysIn(read(app, locale)))
  },
)

/** Japanese has one form of plurals. Kana stand in for each letter, placeholders stay. */
const inKana = (messages: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      if (typeof message === 'string')
        return [key, message.replaceAll(/\{\w+\}|[A-Za-z]/g, (part) => (part[1] ? part : 'あ'))]
      return [key, inKana('other' in message ? { other: message['other'] ?? '' } : message)]
    }),
  ) as Catalogue

it.each(apps)('LANG-1.9: a fourth language has the rules of the three: %s in kana', (app) => {
  const shape = [...catalogueShape(inKana(read(app, 'en')))]
  expect(shape).toEqual([...catalogueShape(read(app, 'en'))])
  const t = createTranslator('ja' as Locale, inKana(read(app, 'en')))
  const [key = ''] = shape.find(([, placeholders]) => placeholders.includes('count')) ?? []
  if (key) expect(t(key as never, { count: 1 })).toMatch(/あ/)
  expect([...catalogueShape(inKana({ a: '{x} left' }))]).not.toEqual([['a', ['y']]])
})

/** Simplified Chinese is polite to guests, and familiar among staff, as traditional is to all. */
const otherYou = (app: string, locale: Locale): RegExp =>
  locale === 'zh-cn' && app !== 'console' ? /你/ : /您/

it.each(
  apps.flatMap((app) => (['zh-hk', 'zh-cn'] as const).map((locale) => [app, locale] as const)),
)('LANG-1.10: %s in %s has one form of “you”', (app, locale) => {
  expect(JSON.stringify(read(app, locale))).not.toMatch(otherYou(app, locale))
})

it('no two areas of the diner’s app share the name of a group', () => {
  const groups = storefrontAreas.flatMap((area) => Object.keys(read(area, 'en')))
  expect(groups).toEqual([...new Set(groups)])
})

/** Returns the texts of all keys of this name. */
const textsOf = (key: string, app: string, locale: string): readonly (string | undefined)[] =>
  [...JSON.stringify(read(app, locale)).matchAll(new RegExp(`"${key}":"([^"]*)"`, 'g'))].map(
    ([, text]) => text,
  )

it.each(locales)('%s calls what is sold out by one name (SCREEN-3.3)', (locale) => {
  const words = storefrontAreas.flatMap((area) => textsOf('soldOut', area, locale))
  expect(words.length).toBeGreaterThan(1)
  expect(new Set(words).size).toBe(1)
})

it.each(['zh-hk', 'zh-cn'])(
  '%s sets Chinese words and what is filled in in its own brackets',
  (locale) => {
    const texts = apps.flatMap(
      (app) => JSON.stringify(read(app, locale)).match(/"[^"]*\([^"]*"/g) ?? [],
    )
    expect(texts.filter((text) => /\([^)]*[\p{sc=Han}{]/u.test(text))).toEqual([])
  },
)
