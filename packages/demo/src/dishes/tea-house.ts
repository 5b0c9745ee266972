import type { Dish } from '../menu/dish.ts'
import { text } from '../text/text.ts'

const choices = ['hot-or-iced', 'sugar', 'milk']

/** Tea and coffee. */
export const teaHouseDrinks: readonly Dish[] = [
  {
    key: 'milk-tea',
    sub: 'tea-house',
    name: text('Silk-stocking milk tea', '絲襪奶茶', '丝袜奶茶'),
    description: text(
      'Five Ceylon teas, pulled eight times, smooth and strong.',
      '五款錫蘭茶葉，撞茶八次，香滑濃郁。',
      '五款锡兰茶叶，拉茶八次，香滑浓郁。',
    ),
    price: { hk: 22, tw: 70, sg: 3.8 },
    options: choices,
    marks: ['popular', 'vegetarian'],
    allergens: ['milk'],
  },
  {
    key: 'yuenyeung',
    sub: 'tea-house',
    name: text('Yuenyeung', '鴛鴦', '鸳鸯奶茶'),
    description: text(
      'Milk tea and coffee in one cup, the Hong Kong way.',
      '奶茶與咖啡的港式絕配。',
      '奶茶与咖啡的港式绝配。',
    ),
    price: { hk: 24, tw: 75, sg: 4.2 },
    options: choices,
    marks: ['vegetarian'],
    allergens: ['milk'],
  },
  {
    key: 'coffee',
    sub: 'tea-house',
    name: text('House coffee', '齋啡・咖啡', '招牌咖啡'),
    description: text(
      'Dark roast, brewed through cloth.',
      '深焙咖啡，布袋沖泡。',
      '深烘咖啡，布袋冲泡。',
    ),
    price: { hk: 24, tw: 70, sg: 3.2 },
    options: choices,
    marks: ['vegetarian'],
    allergens: ['milk'],
  },
  {
    key: 'oolong-pot',
    sub: 'tea-house',
    name: text('Pot of oolong', '凍頂烏龍茶（壺）', '冻顶乌龙茶（壶）'),
    description: text(
      'Dong Ding leaves, two refills of hot water.',
      '凍頂烏龍茶葉，可續水兩次。',
      '冻顶乌龙茶叶，可续水两次。',
    ),
    price: { hk: 32, tw: 120, sg: 6.5 },
    marks: ['vegan'],
    eatInOnly: true,
  },
  {
    key: 'matcha',
    sub: 'tea-house',
    name: text('Whisked matcha', '手打抹茶', '手打抹茶'),
    description: text(
      'Uji matcha, whisked to a fine foam.',
      '宇治抹茶，打至綿密泡沫。',
      '宇治抹茶，打至绵密泡沫。',
    ),
    price: { hk: 36, tw: 110, sg: 6.2 },
    options: ['sugar'],
    marks: ['vegan', 'new'],
  },
  {
    key: 'chrysanthemum-tea',
    sub: 'tea-house',
    name: text('Chrysanthemum honey tea', '菊花蜜', '菊花蜂蜜茶'),
    description: text(
      'Whole flowers and honey, hot or over ice.',
      '原朵菊花加蜜糖，冷熱皆宜。',
      '整朵菊花加蜂蜜，冷热皆宜。',
    ),
    price: { hk: 22, tw: 65, sg: 3.6 },
    options: ['hot-or-iced', 'sugar'],
    marks: ['vegetarian'],
  },
]
