import { text } from '../text/text.ts'
import { setDrink, twoDrinks } from './set-drinks.ts'
import { among, atExtra, type SetMeal } from './set-meal.ts'

export const nightSets: readonly SetMeal[] = [
  {
    key: 'burger-combo',
    name: text('Burger, fries & cola', '牛堡薯條可樂餐', '牛堡薯条可乐套餐'),
    description: text(
      'Our smash burger with the two things it likes best.',
      '手打牛堡，配最佳拍檔薯條可樂。',
      '手打牛堡，配最佳拍档薯条可乐。',
    ),
    price: { hk: 98, tw: 310, sg: 19.8 },
    marks: ['popular'],
    allergens: ['gluten', 'milk', 'eggs', 'sesame'],
    autoMerge: true,
    groups: [
      {
        key: 'burger',
        name: text('Burger', '漢堡', '汉堡'),
        pick: [1, 1],
        choices: [{ dish: 'smash-burger', selected: true }],
      },
      {
        key: 'fries',
        name: text('Fries', '薯條', '薯条'),
        pick: [1, 1],
        choices: [{ dish: 'fries', selected: true }],
      },
      {
        key: 'cola',
        name: text('Cold drink', '凍飲', '冷饮'),
        pick: [1, 1],
        choices: [{ dish: 'cola', selected: true }, atExtra('lemon-tea', 6, 20, 1)],
      },
    ],
  },
  {
    key: 'iron-plate-dinner',
    name: text('Iron plate dinner', '鐵板晚餐', '铁板晚餐'),
    description: text(
      'Soup, a sizzling main, dessert and a drink.',
      '例湯、鐵板主菜、甜品及飲品。',
      '例汤、铁板主菜、甜品及饮品。',
    ),
    price: { hk: 138, tw: 460, sg: 26.8 },
    served: ['dinner', 'late'],
    eatInOnly: true,
    groups: [
      {
        key: 'soup',
        name: text('To start', '前菜', '前菜'),
        pick: [1, 1],
        choices: [{ dish: 'soup-of-the-day', selected: true }, atExtra('caesar-salad', 10, 30, 2)],
      },
      {
        key: 'main',
        name: text('Main', '主菜', '主菜'),
        pick: [1, 1],
        choices: [
          ...among('pork-chop', 'half-chicken', 'baked-pork-chop-rice'),
          atExtra('ribeye-steak', 58, 200, 12),
        ],
      },
      {
        key: 'dessert',
        name: text('Dessert', '甜品', '甜品'),
        pick: [1, 1],
        choices: [
          ...among('caramel-pudding', 'red-bean-soup', 'mochi-skewers'),
          atExtra('mango-sago', 8, 25, 1.5),
        ],
      },
      setDrink,
    ],
  },
  {
    key: 'dinner-for-two',
    name: text('Supper for two', '二人晚餐', '双人晚餐'),
    description: text(
      'Two mains, two small plates, two drinks; share everything.',
      '兩款主食、兩款小食、兩杯飲品，一齊分享。',
      '两份主食、两份小食、两杯饮品，一起分享。',
    ),
    price: { hk: 188, tw: 620, sg: 36.8 },
    marks: ['popular'],
    groups: [
      {
        key: 'mains',
        name: text('Two mains', '主食兩款', '主食两份'),
        pick: [1, 2],
        units: [2, 2],
        choices: [
          ...among(
            'wonton-noodles',
            'beef-ho-fun',
            'char-siu-egg-rice',
            'hainan-chicken-rice',
            'pork-cutlet-curry',
            'bolognese',
          ),
          atExtra('salmon-bento', 16, 60, 4),
          atExtra('taiwan-beef-noodles', 8, 30, 2),
        ],
      },
      {
        key: 'sides',
        name: text('Two small plates', '小食兩款', '小食两份'),
        pick: [1, 2],
        units: [2, 2],
        choices: [
          ...among('potstickers', 'har-gow', 'chicken-wings', 'fries', 'garlic-broccoli'),
          atExtra('tempura-prawns', 12, 40, 2.5),
        ],
      },
      twoDrinks,
    ],
  },
  {
    key: 'midnight-set',
    name: text('Midnight set', '深宵一人餐', '深夜一人食'),
    description: text(
      'For whoever is still awake: a bowl, a snack, something cold.',
      '給未眠人：一碗熱食、一份小食、一杯凍飲。',
      '给未眠人：一碗热食、一份小食、一杯冷饮。',
    ),
    price: { hk: 78, tw: 250, sg: 14.8 },
    served: ['late'],
    marks: ['new'],
    groups: [
      {
        key: 'bowl',
        name: text('Bowl', '熱食', '热食'),
        pick: [1, 1],
        choices: among(
          'century-egg-congee',
          'wonton-noodles',
          'fish-ball-noodles',
          'braised-pork-rice',
          'tomato-egg-noodles',
        ),
      },
      {
        key: 'snack',
        name: text('Snack', '小食', '小食'),
        pick: [1, 1],
        choices: [
          ...among('curry-fish-balls', 'onigiri', 'smashed-cucumber'),
          atExtra('chicken-wings', 12, 40, 2.5),
        ],
      },
      setDrink,
    ],
  },
]
