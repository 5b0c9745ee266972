import { describe, expect, it } from 'vitest'
import { createTranslator } from './translator.ts'

const catalogue = {
  cart: { title: 'Cart', items: { one: '{count} item', other: '{count} items' } },
  greeting: 'Hello {name}, {name}!',
} as const

describe('createTranslator', () => {
  const t = createTranslator('en', catalogue)

  it('reads a key by its path', () => expect(t('cart.title')).toBe('Cart'))

  it('replaces every placeholder by its value', () =>
    expect(t('greeting', { name: 'Wing' })).toBe('Hello Wing, Wing!'))

  it('leaves a placeholder without a value in the text, so that the gap is visible', () =>
    expect(t('greeting')).toBe('Hello {name}, {name}!'))

  it('reads no inherited properties of the values', () =>
    expect(createTranslator('en', { a: '{constructor}' })('a', {})).toBe('{constructor}'))

  it.each([
    [1, '1 item'],
    [0, '0 items'],
    [7, '7 items'],
  ])('chooses the plural of %i', (count, text) => expect(t('cart.items', { count })).toBe(text))

  it('Chinese has one plural form for every count', () => {
    const zh = createTranslator('zh-hk', { items: { other: '{count} 件' } })
    expect(zh('items', { count: 1 })).toBe('1 件')
  })

  it('a missing key is looked up in the fallback; if that lacks it too, returns the key and reports it (LANG-1.3)', () => {
    const missing: string[] = []
    const partial = createTranslator<{ a?: string; b?: string }>(
      'zh-hk',
      {},
      { fallback: { a: 'A' }, onMissing: (key) => missing.push(key) },
    )
    expect([partial('a' as never), partial('b' as never)]).toEqual(['A', 'b'])
    expect(missing).toEqual(['b'])
  })

  it('overrides replace the catalogue’s messages by key, plural forms by key and category (LANG-1.5)', () => {
    const overrides = {
      greeting: 'Welcome {name}',
      'cart.items.one': 'a dish',
      'cart.items.other': '{count} dishes',
    }
    const overridden = createTranslator('en', catalogue, { overrides })
    expect(overridden('greeting', { name: 'Wing' })).toBe('Welcome Wing')
    expect(overridden('cart.title')).toBe('Cart')
    expect([1, 2].map((count) => overridden('cart.items', { count }))).toEqual([
      'a dish',
      '2 dishes',
    ])
  })

  it.each([
    ['Ben', 'Ben 仍在揀選，由 Ben 更改'],
    ['貓頭鷹', '貓頭鷹仍在揀選，由貓頭鷹更改'],
    ['7', '7仍在揀選，由7更改'],
  ])('LANG-1.11: between Chinese and a value in Latin letters stands a space: %s', (name, text) => {
    const zh = createTranslator('zh-hk', { a: '{name}仍在揀選，由{name}更改' })
    expect(zh('a', { name })).toBe(text)
  })

  it('reads no inherited properties of the catalogue', () =>
    expect(t('constructor.name' as never)).toBe('constructor.name'))
})
