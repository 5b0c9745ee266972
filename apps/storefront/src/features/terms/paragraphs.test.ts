import { expect, it } from 'vitest'
import { paragraphs } from './paragraphs.ts'

it('blank lines part paragraphs; a single line break stays inside', () =>
  expect(paragraphs('  One\ntwo\n \n\nThree\n').map(({ text }) => text)).toEqual([
    'One\ntwo',
    'Three',
  ]))
it('no text, no paragraph', () => expect(paragraphs('\n ')).toEqual([]))
