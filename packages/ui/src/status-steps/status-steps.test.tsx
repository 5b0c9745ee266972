import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StatusSteps } from './status-steps.tsx'

const steps = ['a', 'b', 'c'].map((id) => ({ id, text: id }))
const states = (present: string) =>
  [
    ...renderToStaticMarkup(<StatusSteps label="s" steps={steps} present={present} />).matchAll(
      /data-state="(\w+)"/g,
    ),
  ].map((match) => match[1])

it('steps before the current one are done, later ones are upcoming', () => {
  expect(states('b')).toEqual(['done', 'present', 'next'])
})
it('the last step is done once it is reached', () => {
  expect(states('c')).toEqual(['done', 'done', 'done'])
})
