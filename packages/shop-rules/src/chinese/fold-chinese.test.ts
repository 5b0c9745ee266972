import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SIMPLIFIED, VARIANTS } from './chinese-forms.generated.ts'
import { foldChinese } from './fold-chinese.ts'

describe('folding of Chinese characters', () => {
  it.each([
    ['叉燒飯', '叉烧饭'],
    ['乾炒牛河', '干炒牛河'],
    ['雞蛋麵', '鸡蛋面'],
    ['凍檸檬茶', '冻柠檬茶'],
    ['滷肉', '卤肉'],
    ['鷄脾', '鸡脾'],
  ])('%s and %s are the same', (traditional, simplified) => {
    expect(foldChinese(traditional)).toBe(foldChinese(simplified))
  })

  it('other scripts stay as they are', () => {
    expect(foldChinese('Café 1 カレー')).toBe('Café 1 カレー')
  })

  it('folding twice is folding once (CAT-2.4)', () => {
    expect(VARIANTS).toHaveLength(SIMPLIFIED.length)
    expect(foldChinese(SIMPLIFIED)).toBe(SIMPLIFIED)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldChinese(foldChinese(text))).toBe(foldChinese(text))
      }),
    )
  })
})
