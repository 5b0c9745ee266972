import { expect, it } from 'vitest'
import { paragraphs } from './paragraphs.ts'

const texts = (text: string) => paragraphs(text).map(({ lines }) => lines.map((line) => line.text))

it('blank lines part paragraphs, single breaks their lines', () =>
  expect(texts('  One\ntwo\n \n\nThree\n')).toEqual([['One', 'two'], ['Three']]))
it.each(['1. Orders', '12) Orders', '3、點餐', '• Orders'])('%s is a point of a list', (text) =>
  expect(paragraphs(text)[0]?.lines[0]?.isPoint).toBe(true),
)
it('a year at the head of a line is no point', () =>
  expect(paragraphs('2026 was good')[0]?.lines[0]?.isPoint).toBe(false))
it('no text, no paragraph', () => expect(paragraphs('\n ')).toEqual([]))
