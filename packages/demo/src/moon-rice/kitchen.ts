import { text } from '../text/text.ts'
import type { MoonCategory } from './dish.ts'

/** What is warm: bowls, soup, dumplings. */
export const kitchen: readonly MoonCategory[] = [
  {
    key: 'bowls',
    name: text('Bowls', '丼飯・麵', '盖饭・面'),
    color: '#7E93A3',
    dishes: [
      {
        key: 'moon-roe-rice',
        name: text('Salmon roe on rice', '三文魚子丼', '三文鱼子盖饭'),
        description: text(
          'Roe cured in soy overnight, warm rice, shiso from the roof.',
          '三文魚子以醬油醃一夜，配熱飯、天台紫蘇葉。',
          '三文鱼子以酱油腌一夜，配热饭、天台紫苏叶。',
        ),
        price: 138,
        options: ['rice', 'wasabi'],
        marks: ['popular'],
        allergens: ['fish', 'soy', 'gluten'],
      },
      {
        key: 'moon-noodle-soup',
        name: text('Moonlight noodles', '月見叉燒拉麵', '月见叉烧拉面'),
        description: text(
          'Rolled pork, a soft egg as a moon, broth of eighteen hours.',
          '慢煮叉燒、溏心月見蛋、十八小時湯底。',
          '慢煮叉烧、溏心月见蛋、十八小时汤底。',
        ),
        price: 98,
        options: ['noodles', 'extra'],
        marks: ['popular'],
        allergens: ['gluten', 'eggs', 'soy'],
      },
      {
        key: 'moon-miso-soup',
        name: text('Miso soup', '豆腐裙帶菜味噌湯', '豆腐裙带菜味噌汤'),
        description: text(
          'White miso, silken tofu, wakame, a little scallion.',
          '白味噌、絹豆腐、裙帶菜、少許青蔥。',
          '白味噌、绢豆腐、裙带菜、少许青葱。',
        ),
        price: 28,
        allergens: ['soy', 'fish'],
      },
      {
        key: 'moon-gyoza',
        name: text('Pan-fried gyoza (5)', '香煎餃子（5隻）', '香煎饺子（5只）'),
        description: text(
          'Pork and cabbage, a crisp base, black vinegar to dip.',
          '豬肉椰菜，底脆皮薄，配黑醋。',
          '猪肉卷心菜，底脆皮薄，配黑醋。',
        ),
        price: 52,
        options: ['vinegar'],
        allergens: ['gluten', 'soy'],
      },
    ],
  },
  {
    key: 'rice',
    name: text('Sushi & rice', '壽司・飯糰', '寿司・饭团'),
    color: '#A9A37E',
    dishes: [
      {
        key: 'moon-nigiri',
        name: text('Nigiri of the evening (4)', '今晚手握壽司（4件）', '今晚手握寿司（4件）'),
        description: text(
          'Salmon twice, tuna, yellowtail; pressed as you order.',
          '三文魚兩件、吞拿魚、油甘魚，落單即握。',
          '三文鱼两件、金枪鱼、油甘鱼，下单即握。',
        ),
        price: 108,
        options: ['wasabi'],
        allergens: ['fish', 'soy'],
      },
      {
        key: 'moon-thick-roll',
        name: text('Thick roll (6)', '太卷壽司（6件）', '太卷寿司（6件）'),
        description: text(
          'Salmon, avocado, cucumber and omelette in roasted nori.',
          '三文魚、牛油果、青瓜、玉子，烤紫菜捲起。',
          '三文鱼、牛油果、黄瓜、玉子，烤紫菜卷起。',
        ),
        price: 88,
        options: ['wasabi'],
        marks: ['popular'],
        allergens: ['fish', 'eggs', 'soy'],
      },
      {
        key: 'moon-rice-balls',
        name: text('Rice balls (2)', '飯糰（2個）', '饭团（2个）'),
        description: text(
          'Pressed by hand, a sour plum inside, pickled radish beside.',
          '手捏飯糰，內有酸梅，伴醃黃蘿蔔。',
          '手捏饭团，内有酸梅，伴腌黄萝卜。',
        ),
        price: 42,
        options: ['filling'],
        marks: ['vegetarian'],
        allergens: ['soy'],
      },
    ],
  },
]
