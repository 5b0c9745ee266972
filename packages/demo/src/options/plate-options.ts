import { text } from '../text/text.ts'
import { extra, free, type OptionGroup, usual } from './option-group.ts'

export const plateOptions: readonly OptionGroup[] = [
  {
    key: 'pieces',
    name: text('Pieces', '件數', '数量'),
    pick: [1, 1],
    choices: [
      usual('six', text('6 pieces', '6件', '6个')),
      extra('nine', text('9 pieces', '9件', '9个'), 18, 50, 3),
      extra('twelve', text('12 pieces', '12件', '12个'), 34, 95, 5.8),
    ],
  },
  {
    key: 'seasoning',
    name: text('Seasoning', '口味', '口味'),
    pick: [1, 1],
    choices: [
      free('salt-pepper', text('Salt & pepper', '椒鹽', '椒盐')),
      free('garlic-honey', text('Garlic honey', '蒜香蜜糖', '蒜香蜂蜜')),
      free('red-curd', text('Red fermented tofu', '南乳', '南乳')),
      free('mala', text('Mala', '麻辣', '麻辣')),
    ],
  },
  {
    key: 'fries-dip',
    name: text('Dip', '蘸醬', '蘸酱'),
    pick: [0, 2],
    choices: [
      free('ketchup', text('Ketchup', '茄汁', '番茄酱')),
      extra('truffle-mayo', text('Truffle mayonnaise', '黑松露蛋黃醬', '黑松露蛋黄酱'), 8, 20, 1.5),
      extra('curry', text('Curry sauce', '咖喱汁', '咖喱酱'), 6, 15, 1),
    ],
  },
  {
    key: 'onigiri-filling',
    name: text('Filling', '餡料', '馅料'),
    pick: [1, 1],
    choices: [
      usual('salmon', text('Salmon', '三文魚', '三文鱼')),
      free('plum', text('Pickled plum', '梅子', '梅子')),
      extra('eel', text('Grilled eel', '鰻魚', '鳗鱼'), 10, 30, 2),
    ],
  },
  {
    key: 'dressing',
    name: text('Dressing', '沙律汁', '沙拉酱'),
    pick: [1, 1],
    choices: [
      usual('sesame', text('Roasted sesame', '焙煎芝麻', '焙煎芝麻')),
      free('caesar', text('Caesar', '凱撒', '凯撒')),
      free('yuzu', text('Yuzu vinaigrette', '柚子油醋', '柚子油醋汁')),
      free('side', text('On the side', '汁另上', '酱汁另上')),
    ],
  },
  {
    key: 'scoops',
    name: text('Two scoops', '雪糕兩球', '冰淇淋两球'),
    pick: [1, 2],
    units: [2, 2],
    choices: [
      free('vanilla', text('Vanilla', '雲呢拿', '香草')),
      free('chocolate', text('Dark chocolate', '黑朱古力', '黑巧克力')),
      free('matcha', text('Matcha', '抹茶', '抹茶')),
      extra('durian', text('Durian', '榴槤', '榴莲'), 8, 25, 1.5),
    ],
  },
  {
    key: 'dumpling-extra',
    name: text('In it', '加料', '加料'),
    pick: [0, 2],
    choices: [
      extra('sesame-balls', text('Sesame rice balls', '芝麻湯圓', '芝麻汤圆'), 10, 25, 1.8),
      extra('lotus-seeds', text('Lotus seeds', '蓮子', '莲子'), 6, 15, 1),
    ],
  },
]
