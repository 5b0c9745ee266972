import { expect, it } from 'vitest'
import { checkArrows } from './check-arrows.mjs'

const file = (path, ...imports) => ({ path, text: '', imports })

it('no files import each other, also by types alone', () => {
  const rest = file('packages/engine/src/money/sum.ts')
  const circle = [
    file('packages/engine/src/money/a.ts', './sum.ts', './b.ts'),
    file('packages/engine/src/money/b.ts', './a.ts'),
  ]
  expect(checkArrows([rest, circle[0]])).toEqual([])
  expect(checkArrows([rest, ...circle])).toEqual([
    'packages/engine/src/money/a.ts, packages/engine/src/money/b.ts import each other',
  ])
})
