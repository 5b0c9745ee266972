import { foldChinese } from '@comanda/shop-rules/chinese'
import { describe, expect, it } from 'vitest'
import { demo } from './demo.ts'
import { pictures } from './pictures/pictures.ts'

interface Localized {
  readonly lang: string
  readonly value: string
}

const isLocalized = (value: unknown): value is readonly Localized[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && 'lang' in value[0]

/** Returns every localized text in a value, at any depth. */
const textsIn = (value: unknown): readonly (readonly Localized[])[] => {
  if (isLocalized(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const texts = [...textsIn(demo), ...textsIn(pictures)]
const inLanguage = (lang: string): readonly string[] =>
  texts.map((text) => text.find((entry) => entry.lang === lang)?.value ?? '')

describe('texts', () => {
  it('every text is there in English, traditional and simplified Chinese', () => {
    for (const text of texts) {
      expect(text.map(({ lang }) => lang)).toEqual(['en', 'cht', 'chs'])
      for (const { value } of text) expect(value.trim()).not.toBe('')
    }
  })

  it('simplified texts are written in simplified characters', () => {
    expect(inLanguage('chs').filter((value) => foldChinese(value) !== value)).toEqual([])
  })

  it('English texts have no Chinese in them', () => {
    expect(inLanguage('en').filter((value) => /[\u3400-\u9fff]/.test(value))).toEqual([])
  })

  it('every dish is described, in a line', () => {
    for (const { description } of demo.products)
      for (const { value } of description ?? []) expect(value.length).toBeLessThan(80)
    expect(demo.products.filter(({ description }) => !description)).toEqual([])
  })
})
