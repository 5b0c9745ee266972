import type { MenuCategory } from '../menu/menu-category.ts'
import { text } from '../text/text.ts'
import { daySets } from './day-sets.ts'
import { nightSets } from './night-sets.ts'
import { setGroupKey } from './set-meal.ts'

export const setMeals = [...daySets, ...nightSets]

/** The sets as dishes of their category, with their groups as options. */
export const sets: MenuCategory = {
  key: 'sets',
  name: text('Set meals', '套餐', '套餐'),
  color: '#F3A683',
  dishes: setMeals.map((set) => ({
    ...set,
    options: set.groups.map((group) => setGroupKey(set.key, group.key)),
  })),
}
