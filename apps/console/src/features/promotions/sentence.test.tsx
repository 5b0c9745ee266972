import { render } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { Sentence } from './sentence.tsx'

test('STAFF-10.14: the point or comma behind a control of a sentence begins no line', async () => {
  await render(
    <Sentence text="For {to}, from {total}." parts={{ to: <b>all</b>, total: <b>9</b> }} />,
  )
  const parts = [...document.querySelectorAll('.sentence-part')]
  expect(parts.map(({ textContent }) => textContent)).toEqual(['all,', '9.'])
})
