import { text } from '../text/text.ts'
import { extra, free, type OptionGroup, usual } from './option-group.ts'

export const tasteOptions: readonly OptionGroup[] = [
  {
    key: 'spice',
    name: text('Spicy level', '辣度', '辣度'),
    pick: [1, 1],
    choices: [
      free('none', text('Not spicy', '走辣', '不辣')),
      usual('mild', text('Mild', '小辣', '微辣')),
      free('medium', text('Medium', '中辣', '中辣')),
      free('fiery', text('Lantern fire', '燈籠勁辣', '灯笼爆辣')),
    ],
  },
  {
    key: 'leave-out',
    name: text('Leave out', '走料', '不要'),
    pick: [0, 4],
    choices: [
      free('scallion', text('No scallion', '走蔥', '不要葱')),
      free('coriander', text('No coriander', '走芫荽', '不要香菜')),
      free('garlic', text('No garlic', '走蒜', '不要蒜')),
      free('peanut', text('No peanuts', '走花生', '不要花生')),
    ],
  },
  {
    key: 'dip',
    name: text('Dips', '蘸醬', '蘸酱'),
    pick: [0, 2],
    choices: [
      free('vinegar', text('Black vinegar & ginger', '薑絲黑醋', '姜丝黑醋')),
      free('chilli-oil', text('Chilli oil', '辣椒油', '辣椒油')),
      extra('xo', text('House XO sauce', '自家製XO醬', '自制XO酱'), 8, 25, 1.5),
    ],
  },
  {
    key: 'cutlery',
    name: text('Cutlery', '餐具', '餐具'),
    pick: [1, 1],
    allowedOrderType: ['takeAway', 'delivery'],
    choices: [
      usual('none', text('No cutlery', '不需餐具', '不需要餐具')),
      free('chopsticks', text('Chopsticks & spoon', '筷子、匙羹', '筷子、勺子')),
      free('fork', text('Fork & spoon', '叉、匙羹', '叉子、勺子')),
    ],
  },
]
