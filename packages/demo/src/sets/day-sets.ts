import { text } from '../text/text.ts'
import { setDrink } from './set-drinks.ts'
import { among, atExtra, type SetMeal } from './set-meal.ts'

export const daySets: readonly SetMeal[] = [
  {
    key: 'morning-set',
    name: text('Morning set', '燈巷早餐', '灯巷早餐'),
    description: text(
      'A bowl or a plate, something toasted, and a drink.',
      '一款主食、一份烘包，再配飲品。',
      '一份主食、一份烘烤面包，再配饮品。',
    ),
    price: { hk: 48, tw: 150, sg: 9.8 },
    served: ['breakfast'],
    marks: ['popular'],
    allergens: ['gluten', 'eggs', 'milk'],
    groups: [
      {
        key: 'main',
        name: text('Main', '主食', '主食'),
        pick: [1, 1],
        choices: [
          ...among('macaroni-soup', 'century-egg-congee', 'scallion-egg-crepe'),
          atExtra('satay-beef-noodles', 6, 20, 1.2),
          atExtra('lantern-breakfast', 14, 50, 3),
        ],
      },
      {
        key: 'toast',
        name: text('Toast', '烘包', '烘烤'),
        pick: [1, 1],
        choices: [
          ...among('pineapple-bun', 'garlic-baguette'),
          atExtra('egg-sandwich', 6, 20, 1.2),
          atExtra('french-toast', 10, 30, 2),
        ],
      },
      setDrink,
    ],
  },
  {
    key: 'noodle-lunch',
    name: text('Noodle lunch', '粉麵午餐', '粉面午餐'),
    description: text(
      'A bowl of noodles, a small plate and a drink.',
      '一碗粉麵、一份小食、一杯飲品。',
      '一碗粉面、一份小食、一杯饮品。',
    ),
    price: { hk: 72, tw: 230, sg: 13.8 },
    served: ['lunch'],
    takeAway: { hk: -3, tw: -10, sg: -0.5 },
    groups: [
      {
        key: 'noodles',
        name: text('Noodles', '粉麵', '粉面'),
        pick: [1, 1],
        choices: [
          ...among(
            'wonton-noodles',
            'satay-beef-noodles',
            'tomato-egg-noodles',
            'fish-ball-noodles',
            'garden-noodles',
          ),
          atExtra('brisket-noodles', 12, 40, 2.5),
          atExtra('laksa', 14, 50, 2),
        ],
      },
      {
        key: 'side',
        name: text('Small plate', '小食', '小食'),
        pick: [1, 1],
        choices: [
          ...among('curry-fish-balls', 'smashed-cucumber', 'edamame'),
          atExtra('potstickers', 10, 30, 2),
          atExtra('har-gow', 14, 45, 2.5),
        ],
      },
      setDrink,
    ],
  },
  {
    key: 'rice-lunch',
    name: text('Rice lunch', '碟頭飯午餐', '盖饭午餐'),
    description: text(
      'A rice plate, the soup of the day and a drink.',
      '碟頭飯一客，配例湯及飲品。',
      '盖饭一份，配例汤及饮品。',
    ),
    price: { hk: 74, tw: 240, sg: 13.2 },
    served: ['lunch'],
    marks: ['popular'],
    takeAway: { hk: -3, tw: -10, sg: -0.5 },
    groups: [
      {
        key: 'rice',
        name: text('Rice plate', '碟頭飯', '盖饭'),
        pick: [1, 1],
        choices: [
          ...among(
            'char-siu-egg-rice',
            'hainan-chicken-rice',
            'three-cup-chicken-rice',
            'tomato-beef-rice',
            'yangzhou-fried-rice',
          ),
          atExtra('pork-cutlet-curry', 8, 30, 1.8),
          atExtra('brisket-curry', 10, 35, 2),
        ],
      },
      {
        key: 'soup',
        name: text('Soup', '湯', '汤'),
        pick: [1, 1],
        choices: [{ dish: 'soup-of-the-day', selected: true }],
      },
      setDrink,
    ],
  },
  {
    key: 'tea-set',
    name: text('Three-fifteen tea', '三點三下午茶', '三点三下午茶'),
    description: text(
      'Something sweet or savoury with your tea. From 2 to 5.30.',
      '甜鹹任選，配一杯飲品。下午2時至5時半。',
      '甜咸任选，配一杯饮品。下午2点至5点半。',
    ),
    price: { hk: 42, tw: 140, sg: 8.2 },
    served: ['lunch'],
    times: ['tea-time'],
    groups: [
      {
        key: 'bite',
        name: text('Bite', '小食', '小食'),
        pick: [1, 1],
        choices: [
          ...among('french-toast', 'egg-sandwich', 'pineapple-bun', 'egg-tarts', 'kaya-toast'),
          atExtra('club-sandwich', 8, 30, 1.8),
          atExtra('chicken-wings', 10, 30, 2.2),
        ],
      },
      setDrink,
    ],
  },
]
