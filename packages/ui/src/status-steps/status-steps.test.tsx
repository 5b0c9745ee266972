import { expect, it } from 'vitest'
import { render } from '../testing/render.tsx'
import { StatusSteps } from './status-steps.tsx'

const steps = ['a', 'b', 'c'].map((id) => ({ id, text: id }))
const show = (present: string) => {
  const { get, all } = render(<StatusSteps label="Status" steps={steps} present={present} />)
  expect(get('list', 'Status')).toBeDefined()
  return all('listitem').map(({ props }) => props)
}

it('steps before the current one are done, later ones are upcoming', () => {
  expect(show('b').map((step) => step['data-state'])).toEqual(['done', 'present', 'next'])
})
it('the last step is done once it is reached', () => {
  expect(show('c').map((step) => step['data-state'])).toEqual(['done', 'done', 'done'])
})
it('only the current step has aria-current', () => {
  expect(show('b').map((step) => step['aria-current'])).toEqual([undefined, 'step', undefined])
})
