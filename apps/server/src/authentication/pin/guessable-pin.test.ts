import { expect, it } from 'vitest'
import { isGuessable } from './guessable-pin.ts'

it.each(['1111', '1234', '4321', '7890', '0000', '1212', '123123', '2580', '1988', '2024', '8765'])(
  'STAFF-3.4: %s is guessable',
  (pin) => {
    expect(isGuessable(pin)).toBe(true)
  },
)

it.each(['4071', '8305', '12354', '580213', '91827364'])('STAFF-3.4: %s is not', (pin) => {
  expect(isGuessable(pin)).toBe(false)
})
