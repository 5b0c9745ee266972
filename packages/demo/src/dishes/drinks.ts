import type { MenuCategory } from '../menu/menu-category.ts'
import { text } from '../text/text.ts'
import { coldDrinks } from './cold-drinks.ts'
import { teaHouseDrinks } from './tea-house.ts'

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
  dishes: [...teaHouseDrinks, ...coldDrinks],
}
