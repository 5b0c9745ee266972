import { expect, it } from 'vitest'
import { paragraphs } from './paragraphs.ts'

const texts = (text: string) => paragraphs(text).map(({ lines }) => lines.map((line) => line.text))

it('blank lines part paragraphs, single breaks their lines (NEWS-1.4)', () =>
  expect(texts('  One\ntwo\n \n\nThree\n')).toEqual([['One', 'two'], ['Three']]))
it.each([
  ['1. Orders', '1.', 'Orders'],
  ['12) Orders', '12)', 'Orders'],
  ['3、點餐', '3、', '點餐'],
  ['• Orders', '•', 'Orders'],
  ['2026 was good', undefined, '2026 was good'],
])('%s: its mark is %s', (line, mark, text) =>
  expect(paragraphs(line)[0]?.lines[0]).toEqual({ id: '0', text, ...(mark && { mark }) }),
)
it('no text, no paragraph', () => expect(paragraphs('\n ')).toEqual([]))
