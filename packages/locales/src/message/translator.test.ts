import { describe, expect, it } from 'vitest'
import { createTranslator } from './translator.ts'

const catalogue = {
  cart: { title: 'Cart', items: { one: '{count} item', other: '{count} items' } },
  greeting: 'Hello {name}, {name}!',
} as const

describe('translating', () => {
  const t = createTranslator('en', catalogue)

  it('reads a key by its path', () => expect(t('cart.title')).toBe('Cart'))

  it('fills every hole from the values', () =>
    expect(t('greeting', { name: 'Wing' })).toBe('Hello Wing, Wing!'))

  it('leaves a hole that has no value, so that it is seen', () =>
    expect(t('greeting')).toBe('Hello {name}, {name}!'))

  it('values never reach into what objects inherit', () =>
    expect(createTranslator('en', { a: '{constructor}' })('a', {})).toBe('{constructor}'))

  it.each([
    [1, '1 item'],
    [0, '0 items'],
    [7, '7 items'],
  ])('chooses the plural of %i', (count, text) => expect(t('cart.items', { count })).toBe(text))

  it('Chinese has one form for every count', () => {
    const zh = createTranslator('zh-hk', { items: { other: '{count} 件' } })
    expect(zh('items', { count: 1 })).toBe('1 件')
  })

  it('a missing message is read in the fallback, else it stands for itself and is told', () => {
    const missing: string[] = []
    const partly = createTranslator<{ a?: string; b?: string }>(
      'zh-hk',
      {},
      { fallback: { a: 'A' }, onMissing: (key) => missing.push(key) },
    )
    expect([partly('a' as never), partly('b' as never)]).toEqual(['A', 'b'])
    expect(missing).toEqual(['b'])
  })

  it('texts from elsewhere go before the own, by key, plural forms by their category', () => {
    const over = {
      greeting: 'Welcome {name}',
      'cart.items.one': 'a dish',
      'cart.items.other': '{count} dishes',
    }
    const overridden = createTranslator('en', catalogue, { over })
    expect(overridden('greeting', { name: 'Wing' })).toBe('Welcome Wing')
    expect(overridden('cart.title')).toBe('Cart')
    expect([1, 2].map((count) => overridden('cart.items', { count }))).toEqual([
      'a dish',
      '2 dishes',
    ])
  })

  it('a key never reaches into what objects inherit', () =>
    expect(t('constructor.name' as never)).toBe('constructor.name'))
})
