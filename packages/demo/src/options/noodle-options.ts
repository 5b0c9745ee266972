import { text } from '../text/text.ts'
import { extra, free, type OptionGroup, usual } from './option-group.ts'

export const noodleOptions: readonly OptionGroup[] = [
  {
    key: 'noodle-type',
    name: text('Noodles', '麵類', '面条'),
    pick: [1, 1],
    choices: [
      usual('egg', text('Thin egg noodles', '全蛋幼麵', '全蛋细面')),
      free('ho-fun', text('Flat rice noodles', '河粉', '河粉')),
      free('vermicelli', text('Rice vermicelli', '米粉', '米粉')),
      extra('udon', text('Udon', '烏冬', '乌冬面'), 5, 15, 1),
    ],
  },
  {
    key: 'noodle-size',
    name: text('Size', '份量', '分量'),
    pick: [1, 1],
    choices: [
      usual('regular', text('Regular', '正常', '正常')),
      extra('large', text('Large', '加大', '加大'), 8, 30, 1.5),
    ],
  },
  {
    key: 'noodle-extras',
    name: text('Add to the bowl', '加料', '加料'),
    pick: [0, 4],
    units: [0, 6],
    choices: [
      {
        ...extra(
          'wonton',
          text('Prawn wontons (2)', '鮮蝦雲吞（2粒）', '鲜虾云吞（2个）'),
          14,
          45,
          2.8,
        ),
        most: 3,
      },
      {
        ...extra('fish-balls', text('Fish balls (3)', '魚蛋（3粒）', '鱼丸（3个）'), 10, 30, 2),
        most: 3,
      },
      { ...extra('brisket', text('Beef brisket', '牛腩', '牛腩'), 24, 70, 4.5), most: 2 },
      { ...extra('egg', text('Soy-marinated egg', '滷水蛋', '卤蛋'), 8, 15, 1.2), most: 2 },
      { ...extra('greens', text('Choy sum', '菜心', '菜心'), 10, 30, 2), most: 2 },
    ],
  },
]
