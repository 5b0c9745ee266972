import type { MenuCategory } from '../menu/menu-category.ts'
import { text } from '../text/text.ts'

const teaHouse = ['hot-or-iced', 'sugar', 'milk']
const iced = ['cup', 'ice', 'sugar', 'toppings']

export const drinks: MenuCategory = {
  key: 'drinks',
  name: text('Drinks', '飲品', '饮品'),
  color: '#A9D3D6',
  subs: [
    { key: 'tea-house', name: text('Tea & coffee', '茶・咖啡', '茶・咖啡') },
    { key: 'iced', name: text('Iced & bubble tea', '凍飲・珍珠茶', '冰饮・珍珠奶茶') },
    { key: 'fresh', name: text('Juices & soft drinks', '鮮榨・汽水', '鲜榨・汽水') },
    { key: 'bar', name: text('From the bar', '酒精飲品', '酒类') },
  ],
  dishes: [
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
      options: teaHouse,
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
      options: teaHouse,
      marks: ['vegetarian'],
      allergens: ['milk'],
    },
    {
      key: 'bubble-tea',
      sub: 'iced',
      name: text('Brown sugar bubble tea', '黑糖珍珠奶茶', '黑糖珍珠奶茶'),
      description: text(
        'Warm chewy pearls in brown sugar, cold black milk tea.',
        '暖黑糖珍珠煙韌彈牙，配冰涼紅茶鮮奶。',
        '温热黑糖珍珠软糯弹牙，配冰凉红茶鲜奶。',
      ),
      price: { hk: 30, tw: 75, sg: 5.8 },
      options: iced,
      marks: ['popular', 'cold', 'vegetarian'],
      allergens: ['milk'],
    },
  ],
}
