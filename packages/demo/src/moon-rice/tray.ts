import { text } from '../text/text.ts'
import type { MoonCategory } from './dish.ts'

/** The set: its dishes are chosen by course, with what each costs more. */
export const courses = [
  {
    key: 'rice',
    name: text('Rice', '主食', '主食'),
    dishes: { 'moon-rice-balls': 0, 'moon-thick-roll': 24, 'moon-roe-rice': 58 },
  },
  {
    key: 'beside',
    name: text('Beside it', '配菜', '配菜'),
    dishes: { 'moon-miso-soup': 0, 'moon-gyoza': 18 },
  },
  {
    key: 'after',
    name: text('Afterwards', '餐後', '餐后'),
    dishes: { 'moon-matcha': 0, 'moon-pudding': 0, 'moon-dango': 6 },
  },
] as const

export const sets: MoonCategory = {
  key: 'sets',
  name: text('The tray', '月米定食', '月米套餐'),
  color: '#8C6A5A',
  dishes: [
    {
      key: 'moon-tray',
      name: text('Evening tray', '月夜定食', '月夜套餐'),
      description: text(
        'Rice, something warm beside it, something sweet after.',
        '飯糰、暖湯、餐後甜品，一盤齊備。',
        '饭团、暖汤、餐后甜品，一盘齐备。',
      ),
      price: 96,
      options: courses.map(({ key }) => `tray/${key}`),
      marks: ['popular'],
      allergens: ['soy', 'fish', 'gluten', 'milk', 'eggs'],
    },
  ],
}
