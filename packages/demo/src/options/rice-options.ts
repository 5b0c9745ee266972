import { text } from '../text/text.ts'
import { extra, free, type OptionGroup, usual } from './option-group.ts'

export const riceOptions: readonly OptionGroup[] = [
  {
    key: 'rice-size',
    name: text('Rice', '飯量', '饭量'),
    pick: [1, 1],
    choices: [
      usual('regular', text('Regular rice', '正常飯', '正常米饭')),
      free('less', text('Less rice', '少飯', '少饭')),
      extra('more', text('More rice', '加飯', '加饭'), 5, 10, 0.8),
    ],
  },
  {
    key: 'rice-extras',
    name: text('On top', '加餸', '加菜'),
    pick: [0, 3],
    units: [0, 4],
    choices: [
      { ...extra('egg', text('Fried egg', '煎蛋', '煎蛋'), 8, 15, 1.2), most: 2 },
      { ...extra('char-siu', text('Honey char siu', '蜜汁叉燒', '蜜汁叉烧'), 22, 70, 4), most: 2 },
      { ...extra('greens', text('Choy sum', '菜心', '菜心'), 10, 30, 2), most: 1 },
      { ...extra('sausage', text('Lap cheong', '臘腸', '腊肠'), 14, 45, 2.8), most: 2 },
    ],
  },
  {
    key: 'chicken-cut',
    name: text('Cut', '部位', '部位'),
    pick: [1, 1],
    choices: [
      usual('mixed', text('Kitchen’s choice', '師傅安排', '师傅安排')),
      extra('leg', text('Leg', '雞髀', '鸡腿'), 6, 20, 1),
      extra('boneless', text('Boneless', '起骨', '去骨'), 8, 25, 1.5),
    ],
  },
  {
    key: 'congee-extras',
    name: text('With it', '配搭', '搭配'),
    pick: [0, 2],
    choices: [
      extra('youtiao', text('Dough stick', '油炸鬼', '油条'), 12, 30, 1.8),
      extra('century-egg', text('More century egg', '加皮蛋', '加皮蛋'), 10, 20, 1.5),
      extra('peanuts', text('Crisp peanuts', '脆花生', '脆花生'), 4, 10, 0.6),
    ],
  },
]
