import { text } from '../text/text.ts'
import type { MoonCategory } from './dish.ts'

export const sweets: MoonCategory = {
  key: 'sweets',
  name: text('Sweets & tea', '甜品・茶', '甜品・茶'),
  color: '#C89AA0',
  dishes: [
    {
      key: 'moon-dango',
      name: text('Three-colour dango', '三色糰子', '三色团子'),
      description: text(
        'Cherry blossom, plain, mugwort; three skewers to share.',
        '櫻花、原味、艾草，三串同享。',
        '樱花、原味、艾草，三串同享。',
      ),
      price: 48,
      marks: ['vegan', 'cold'],
    },
    {
      key: 'moon-daifuku',
      name: text('Strawberry daifuku (3)', '士多啤梨大福（3個）', '草莓大福（3个）'),
      description: text(
        'Soft rice cake, red bean, a whole strawberry on top.',
        '軟糯大福皮、紅豆餡、原粒士多啤梨。',
        '软糯大福皮、红豆馅、整颗草莓。',
      ),
      price: 62,
      marks: ['popular', 'vegetarian', 'cold'],
    },
    {
      key: 'moon-pudding',
      name: text('Custard pudding', '焦糖布丁', '焦糖布丁'),
      description: text(
        'Steamed slowly, bitter caramel, a rosette of cream.',
        '慢火蒸製，微苦焦糖，一小朵忌廉。',
        '慢火蒸制，微苦焦糖，一小朵奶油。',
      ),
      price: 45,
      marks: ['vegetarian', 'cold'],
      allergens: ['eggs', 'milk'],
    },
    {
      key: 'moon-matcha',
      name: text('Matcha latte', '抹茶鮮奶', '抹茶拿铁'),
      description: text(
        'Ground this morning, whisked to order, poured by hand.',
        '今早石磨抹茶，即點即攪，手拉奶花。',
        '今早石磨抹茶，现点现打，手拉奶花。',
      ),
      price: 46,
      options: ['warmth', 'milk'],
      marks: ['vegetarian'],
      allergens: ['milk'],
    },
  ],
}
