import { text } from '../text/text.ts'
import { extra, free, type OptionGroup, usual } from './option-group.ts'

export const grillOptions: readonly OptionGroup[] = [
  {
    key: 'doneness',
    name: text('Doneness', '熟度', '熟度'),
    pick: [1, 1],
    choices: [
      free('rare', text('Rare', '三成熟', '三成熟')),
      free('medium-rare', text('Medium rare', '四成熟', '四成熟')),
      free('medium', text('Medium', '五成熟', '五成熟')),
      free('medium-well', text('Medium well', '七成熟', '七成熟')),
      free('well-done', text('Well done', '全熟', '全熟')),
    ],
  },
  {
    key: 'steak-sauce',
    name: text('Sauce', '醬汁', '酱汁'),
    pick: [1, 1],
    choices: [
      usual('black-pepper', text('Black pepper', '黑椒汁', '黑椒汁')),
      free('garlic', text('Garlic', '蒜蓉汁', '蒜香汁')),
      free('onion', text('Onion gravy', '洋蔥汁', '洋葱汁')),
      extra('mushroom', text('Mushroom cream', '忌廉蘑菇汁', '奶油蘑菇汁'), 6, 20, 1.2),
    ],
  },
  {
    key: 'grill-side',
    name: text('Side', '配菜', '配菜'),
    pick: [1, 1],
    choices: [
      usual('rice', text('Rice', '白飯', '米饭')),
      free('spaghetti', text('Spaghetti', '意粉', '意面')),
      extra('fries', text('Fries', '薯條', '薯条'), 5, 15, 1),
      extra('mash', text('Mashed potato', '薯蓉', '土豆泥'), 5, 15, 1),
    ],
  },
  {
    key: 'cheese',
    name: text('Cheese', '芝士', '芝士'),
    pick: [0, 1],
    choices: [
      extra('more', text('More cheese', '加芝士', '加芝士'), 10, 30, 2),
      extra('double', text('Double cheese', '雙倍芝士', '双倍芝士'), 16, 50, 3.2),
    ],
  },
  {
    key: 'burger-extras',
    name: text('Make it yours', '加料', '加料'),
    pick: [0, 4],
    choices: [
      extra('cheese', text('Cheese', '芝士', '芝士'), 8, 20, 1.5),
      extra('bacon', text('Bacon', '煙肉', '培根'), 12, 35, 2.2),
      extra('egg', text('Fried egg', '煎蛋', '煎蛋'), 8, 15, 1.2),
      extra('avocado', text('Avocado', '牛油果', '牛油果'), 14, 45, 2.8),
      free('no-onion', text('No onion', '走洋蔥', '不要洋葱')),
    ],
  },
  {
    key: 'broth',
    name: text('Broth', '湯底', '汤底'),
    pick: [1, 2],
    choices: [
      free('chicken', text('Coconut chicken', '椰子雞湯', '椰子鸡汤')),
      free('tomato', text('Tomato', '鮮番茄湯', '番茄汤')),
      free('mala', text('Sichuan mala', '四川麻辣湯', '四川麻辣汤')),
      extra('fish', text('Milky fish broth', '鮮魚奶湯', '浓鱼汤'), 20, 60, 4),
    ],
  },
  {
    key: 'pot-plates',
    name: text('Plates (choose 4, more at a price)', '配料（任選4款起）', '配料（4份起）'),
    pick: [2, 6],
    units: [4, 8],
    choices: [
      { ...free('vegetables', text('Seasonal greens', '時菜', '时令蔬菜')), most: 3 },
      { ...free('tofu', text('Tofu', '豆腐', '豆腐')), most: 2 },
      { ...free('fish-balls', text('Fish balls', '魚蛋', '鱼丸')), most: 3 },
      { ...extra('beef', text('Hand-cut beef', '手切牛肉', '手切牛肉'), 38, 120, 8), most: 3 },
      { ...extra('prawns', text('Live prawns', '海蝦', '活虾'), 42, 140, 9), most: 2 },
      { ...extra('dumplings', text('Dumplings', '水餃', '水饺'), 20, 60, 4), most: 2 },
    ],
  },
]
