import { text } from '../text/text.ts'
import { extra, free, type OptionGroup, usual } from './option-group.ts'

export const breadOptions: readonly OptionGroup[] = [
  {
    key: 'egg-style',
    name: text('Eggs', '蛋', '鸡蛋'),
    pick: [1, 1],
    choices: [
      usual('sunny', text('Sunny side up', '太陽蛋', '太阳蛋')),
      free('over', text('Over easy', '反蛋', '双面煎蛋')),
      free('scrambled', text('Silky scrambled', '滑蛋', '滑蛋')),
      free('soft-boiled', text('Soft boiled', '溏心蛋', '溏心蛋')),
    ],
  },
  {
    key: 'toast-side',
    name: text('Toast', '多士', '吐司'),
    pick: [1, 1],
    choices: [
      usual('butter', text('Butter', '牛油', '黄油')),
      free('jam', text('Butter & jam', '油占', '黄油果酱')),
      extra('condensed', text('Condensed milk', '奶油多', '炼奶'), 2, 5, 0.4),
    ],
  },
  {
    key: 'breakfast-side',
    name: text('Add', '另加', '另加'),
    pick: [0, 3],
    choices: [
      extra('bacon', text('Bacon', '煙肉', '培根'), 12, 35, 2.2),
      extra('sausage', text('Sausage', '香腸', '香肠'), 10, 30, 2),
      extra('avocado', text('Avocado', '牛油果', '牛油果'), 14, 45, 2.8),
      extra('tomato', text('Grilled tomato', '烤番茄', '烤番茄'), 6, 20, 1),
    ],
  },
  {
    key: 'bread',
    name: text('Bread', '麵包', '面包'),
    pick: [1, 1],
    choices: [
      usual('plain', text('Soft white', '方包', '白吐司')),
      free('toasted', text('Toasted', '烘底', '烘烤吐司')),
      extra('wholemeal', text('Wholemeal', '麥包', '全麦'), 3, 10, 0.5),
    ],
  },
  {
    key: 'sandwich-extras',
    name: text('Fill it up', '加料', '加料'),
    pick: [0, 3],
    choices: [
      extra('cheese', text('Cheese', '芝士', '芝士'), 8, 20, 1.5),
      extra('ham', text('Ham', '火腿', '火腿'), 8, 20, 1.5),
      extra('luncheon-meat', text('Luncheon meat', '午餐肉', '午餐肉'), 10, 30, 2),
    ],
  },
  {
    key: 'crepe-filling',
    name: text('Filling', '餡料', '馅料'),
    pick: [0, 2],
    choices: [
      extra('cheese', text('Cheese', '芝士', '芝士'), 8, 15, 1.2),
      extra('corn', text('Sweet corn', '粟米', '玉米'), 6, 10, 0.8),
      extra('tuna', text('Tuna', '吞拿魚', '金枪鱼'), 10, 20, 1.6),
    ],
  },
  {
    key: 'sweet-extras',
    name: text('Sweeten it', '加配', '加配'),
    pick: [0, 3],
    choices: [
      extra('ice-cream', text('Vanilla ice cream', '雲呢拿雪糕', '香草冰淇淋'), 14, 40, 2.5),
      extra('fruit', text('Fresh berries', '鮮雜莓', '新鲜莓果'), 14, 45, 2.8),
      free('syrup', text('Golden syrup', '糖漿', '糖浆')),
      extra('condensed', text('Condensed milk', '煉奶', '炼奶'), 3, 10, 0.5),
    ],
  },
]
