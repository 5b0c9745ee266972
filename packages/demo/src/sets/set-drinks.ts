import { text } from '../text/text.ts'
import { among, atExtra, type SetGroup } from './set-meal.ts'

/** The drink of a set: tea-house drinks are included, others cost extra. */
export const setDrink: SetGroup = {
  key: 'drink',
  name: text('Drink', '飲品', '饮品'),
  pick: [1, 1],
  choices: [
    ...among('milk-tea', 'coffee', 'yuenyeung', 'soy-milk', 'cola'),
    atExtra('lemon-tea', 3, 10, 0.5),
    atExtra('bubble-tea', 8, 20, 1.5),
    atExtra('orange-juice', 12, 30, 2),
  ],
}

/** Two drinks; both may be the same. */
export const twoDrinks: SetGroup = {
  ...setDrink,
  name: text('Two drinks', '飲品兩杯', '饮品两杯'),
  pick: [1, 2],
  units: [2, 2],
}
