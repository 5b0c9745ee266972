import { expect, it } from 'vitest'
import { allergyOf } from './allergy-of.ts'

it.each([
  ['Peanut allergy', ['peanuts']],
  ['Allergic to nuts and shellfish', ['crustaceans', 'nuts', 'molluscs']],
  ['一位對花生過敏', ['peanuts']],
  ['唔食得蝦同蟹', ['crustaceans']],
  ['对牛奶和鸡蛋过敏', ['eggs', 'milk']],
  ['Lactose intolerant', ['milk']],
  ['No allergies, but no sesame please', ['sesame']],
])('a remark that names allergens: “%s” (RES-5.2)', (remark, allergens) => {
  expect(allergyOf({ remark })).toEqual({ allergens, text: remark })
})

it('an allergy that no list knows stays in the words of the guest (RES-5.2)', () => {
  expect(allergyOf({ remark: 'Severe kiwi allergy' })).toEqual({
    allergens: [],
    text: 'Severe kiwi allergy',
  })
})

it.each([
  'Window seat please',
  'No allergies',
  '沒有食物過敏',
  'Birthday cake, eggplant lovers',
  '',
])('a remark of something else is not an allergy: “%s” (RES-5.2)', (remark) => {
  expect(allergyOf({ remark })).toBeUndefined()
})

it('what was chosen counts without words; a remark of something else stays out of the kitchen (RES-5.2)', () => {
  expect(allergyOf({ allergens: ['soy'], remark: 'Window seat' })).toEqual({ allergens: ['soy'] })
  expect(allergyOf({ allergens: ['soy'], remark: 'fish allergy' })).toEqual({
    allergens: ['fish', 'soy'],
    text: 'fish allergy',
  })
})
