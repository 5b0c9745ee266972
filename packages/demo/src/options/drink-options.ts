import { text } from '../text/text.ts'
import { extra, free, type OptionGroup, usual } from './option-group.ts'

export const drinkOptions: readonly OptionGroup[] = [
  {
    key: 'hot-or-iced',
    name: text('Hot or iced', '冷熱', '冷热'),
    pick: [1, 1],
    choices: [
      usual('hot', text('Hot', '熱', '热')),
      extra('iced', text('Iced', '凍', '冰'), 3, 10, 0.6),
    ],
  },
  {
    key: 'ice',
    name: text('Ice', '冰量', '冰量'),
    pick: [1, 1],
    choices: [
      usual('regular', text('Regular ice', '正常冰', '正常冰')),
      free('less', text('Less ice', '少冰', '少冰')),
      free('none', text('No ice', '走冰', '去冰')),
    ],
  },
  {
    key: 'sugar',
    name: text('Sweetness', '甜度', '甜度'),
    pick: [1, 1],
    choices: [
      usual('full', text('Full (100 %)', '正常甜', '全糖')),
      free('less', text('Less (70 %)', '少甜', '七分糖')),
      free('half', text('Half (50 %)', '半糖', '半糖')),
      free('light', text('Light (30 %)', '微甜', '三分糖')),
      free('none', text('No sugar', '走甜', '无糖')),
    ],
  },
  {
    key: 'milk',
    name: text('Milk', '奶類', '奶类'),
    pick: [1, 1],
    choices: [
      usual('evaporated', text('Evaporated milk', '淡奶', '淡奶')),
      extra('fresh', text('Fresh milk', '鮮奶', '鲜奶'), 4, 10, 0.6),
      extra('oat', text('Oat milk', '燕麥奶', '燕麦奶'), 6, 15, 1),
    ],
  },
  {
    key: 'cup',
    name: text('Cup', '杯裝', '杯型'),
    pick: [1, 1],
    choices: [
      usual('medium', text('Medium', '中杯', '中杯')),
      extra('large', text('Large', '大杯', '大杯'), 5, 15, 0.9),
    ],
  },
  {
    key: 'toppings',
    name: text('Toppings', '配料', '小料'),
    pick: [0, 2],
    choices: [
      extra('pearls', text('Brown sugar pearls', '黑糖珍珠', '黑糖珍珠'), 5, 10, 0.8),
      extra('grass-jelly', text('Grass jelly', '仙草', '仙草'), 5, 10, 0.8),
      extra('coconut-jelly', text('Coconut jelly', '椰果', '椰果'), 5, 10, 0.8),
      { ...extra('red-bean', text('Sweet red beans', '紅豆', '红豆'), 6, 15, 1), left: 0 },
      {
        ...extra(
          'cheese-foam',
          text('Salted cheese foam', '海鹽芝士奶蓋', '海盐芝士奶盖'),
          8,
          20,
          1.4,
        ),
        left: 6,
      },
    ],
  },
]
