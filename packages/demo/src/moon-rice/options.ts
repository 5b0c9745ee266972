import { type Text, text } from '../text/text.ts'

interface Choice {
  readonly key: string
  readonly name: Text
  /** In HKD; free of charge if absent. */
  readonly price?: number
  readonly selected?: boolean
}

export interface MoonGroup {
  readonly key: string
  readonly name: Text
  readonly pick: readonly [least: number, most: number]
  readonly choices: readonly Choice[]
}

const usual = (key: string, name: Text): Choice => ({ key, name, selected: true })
const other = (key: string, name: Text, price = 0): Choice => ({ key, name, price })

export const groups: readonly MoonGroup[] = [
  {
    key: 'rice',
    name: text('Rice', '飯量', '饭量'),
    pick: [1, 1],
    choices: [
      usual('usual', text('As it comes', '正常', '正常')),
      other('less', text('Less rice', '少飯', '少饭')),
      other('more', text('More rice', '多飯', '多饭'), 8),
    ],
  },
  {
    key: 'wasabi',
    name: text('Wasabi', '山葵', '山葵'),
    pick: [1, 1],
    choices: [
      usual('beside', text('Beside', '另上', '另上')),
      other('inside', text('Inside', '包入', '包入')),
      other('none', text('Without', '不要', '不要')),
    ],
  },
  {
    key: 'noodles',
    name: text('Noodles', '麵質', '面质'),
    pick: [1, 1],
    choices: [
      usual('firm', text('Firm', '偏硬', '偏硬')),
      other('soft', text('Soft', '偏軟', '偏软')),
    ],
  },
  {
    key: 'extra',
    name: text('On top', '加料', '加料'),
    pick: [0, 3],
    choices: [
      other('egg', text('Soft egg', '溏心蛋', '溏心蛋'), 14),
      other('pork', text('Rolled pork', '叉燒', '叉烧'), 24),
      other('nori', text('Nori', '紫菜', '紫菜'), 8),
    ],
  },
  {
    key: 'vinegar',
    name: text('Dip', '蘸汁', '蘸汁'),
    pick: [1, 1],
    choices: [
      usual('vinegar', text('Black vinegar', '黑醋', '黑醋')),
      other('chilli', text('Vinegar & chilli oil', '黑醋辣油', '黑醋辣油')),
    ],
  },
  {
    key: 'filling',
    name: text('Inside', '餡料', '馅料'),
    pick: [1, 1],
    choices: [
      usual('plum', text('Sour plum', '酸梅', '酸梅')),
      other('kelp', text('Kelp', '昆布', '昆布')),
      other('salmon', text('Grilled salmon', '烤三文魚', '烤三文鱼'), 8),
    ],
  },
  {
    key: 'warmth',
    name: text('Temperature', '冷熱', '冷热'),
    pick: [1, 1],
    choices: [usual('hot', text('Hot', '熱', '热')), other('iced', text('Iced', '凍', '冰'), 3)],
  },
  {
    key: 'milk',
    name: text('Milk', '奶類', '奶类'),
    pick: [1, 1],
    choices: [
      usual('milk', text('Fresh milk', '鮮奶', '鲜奶')),
      other('oat', text('Oat milk', '燕麥奶', '燕麦奶'), 6),
    ],
  },
]
