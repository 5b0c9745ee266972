import { expect, it, vi } from 'vitest'
import { fire } from '../testing/fire.ts'
import { render } from '../testing/render.tsx'
import { CheckRow, RadioRow } from './choice-row.tsx'

it('is an input whose accessible name is the text of the row, with its note', () => {
  const { get } = render(
    <RadioRow name="size" note="Sold out" end="$5" disabled>
      Large
    </RadioRow>,
  )
  const input = get('radio', 'LargeSold out')
  expect(input.props).toMatchObject({ name: 'size', disabled: true })
})
it('the stepper or price at the end is not part of the target', () => {
  const onPress = vi.fn<() => void>()
  const { get, names } = render(
    <CheckRow end={<button onClick={onPress}>More</button>}>Egg</CheckRow>,
  )
  expect(names('checkbox')).toEqual(['Egg'])
  fire(get('button', 'More'), 'onClick')
  expect(onPress).toHaveBeenCalledOnce()
})
