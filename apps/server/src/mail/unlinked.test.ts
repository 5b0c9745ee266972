import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { unlinked } from './unlinked.ts'

it('RES-3.6: a name stays as it is', () => {
  for (const name of ['Mei', '陳大文', 'Ms. Chan', "Siobhán O'Brien-Lee", 'Chan & Sons'])
    expect(unlinked(name)).toBe(name)
  expect(unlinked('J.R. Lee')).toBe('J R. Lee')
})

it('RES-3.6: links and addresses are taken apart', () => {
  expect(unlinked('You won! https://evil.example/prize')).toBe('You won! https evil example prize')
  expect(unlinked('www.evil.example')).toBe('www evil example')
  expect(unlinked('evil。example')).toBe('evil example')
  expect(unlinked('ｗｗｗ．ｅｖｉｌ．ｅｘａｍｐｌｅ')).toBe('www evil example')
  expect(unlinked('mei@evil.example')).toBe('mei evil example')
  expect(unlinked('Mei\r\nBcc: all@evil.example\u2028x\u200b.y')).toBe(
    'Mei Bcc all evil example x y',
  )
})

it('RES-3.6: law: whatever is entered, a mail has one line of it, with no host, address or scheme', () => {
  const tricky = fc.constantFrom('.', '。', '@', '/', ':', '\n', '\u200b', 'a', '/', ' ', '．')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(tricky).map((all) => all.join('')),
      ),
      (text) => {
        const shown = unlinked(text)
        expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|[@/\\:]|[.。]\S/u)
        expect(shown.length).toBeLessThanOrEqual(60)
      },
    ),
  )
})
