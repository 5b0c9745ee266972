import { assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { type Glyph, glyphsOf } from './glyphs.ts'
import { widthOf, wrap } from './wrap.ts'

const glyphs = (text: string): readonly Glyph[] =>
  Array.from(text, (letter) => {
    return { letter, path: '', width: letter > '\u2e80' ? 2 : 1 }
  })
const text = (line: readonly Glyph[]): string => line.map(({ letter }) => letter).join('')
const wrapped = (words: string, width: number) => wrap(glyphs(words), width).map(text)

it('PRINT-1.2: lines end at spaces and between ideographs, never before a closing mark', () => {
  expect(wrapped('thin egg noodles', 8)).toEqual(['thin egg', 'noodles'])
  expect(wrapped('鮮蝦雲吞麵', 6)).toEqual(['鮮蝦雲', '吞麵'])
  expect(wrapped('鮮蝦雲，吞', 6)).toEqual(['鮮蝦', '雲，吞'])
  expect(wrapped('麵 noodles', 8)).toEqual(['麵', 'noodles'])
})

it('PRINT-1.2: Thai, which has no spaces, is cut between words, and not before or within its marks', async () => {
  const dish = await glyphsOf('ผัดไทยกุ้งสดน้ำพริกเผา', 500, 'en')
  const lines = wrap(dish, widthOf(dish) / 3).map(text)
  expect(lines).toEqual(['ผัดไทย', 'กุ้งสด', 'น้ำพริก', 'เผา'])
})

it('PRINT-1.2: a mark that has room on no line stands alone', () => {
  expect(wrapped('麵aa ，', 4)).toEqual(['麵', 'aa', '，'])
})

it('PRINT-1.2: no letter is lost, and no line is wider than the paper', () => {
  const texts = string({
    unit: constantFrom('a', 'b', ' ', '麵', '，', 'x'),
    maxLength: 60,
  })
  assert(
    property(texts, integer({ min: 4, max: 20 }), (words, width) => {
      const lines = wrap(glyphs(words), width)
      expect(lines.map(text).join('').replaceAll(' ', '')).toBe(words.replaceAll(' ', ''))
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width)
    }),
  )
})
