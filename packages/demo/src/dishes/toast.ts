import type { MenuCategory } from '../menu/menu-category.ts'
import { text } from '../text/text.ts'

export const toast: MenuCategory = {
  key: 'toast',
  name: text('Toast & sandwiches', '多士・三文治', '吐司・三明治'),
  color: '#EBC08F',
  dishes: [
    {
      key: 'french-toast',
      name: text('Hong Kong French toast', '西多士', '港式西多士'),
      description: text(
        'Fried golden, peanut butter inside, butter and syrup on top.',
        '花生醬夾心，炸至金黃，淋上牛油糖漿。',
        '花生酱夹心，炸至金黄，淋上黄油糖浆。',
      ),
      price: { hk: 34, tw: 110, sg: 6.8 },
      options: ['sweet-extras'],
      marks: ['popular', 'vegetarian'],
      allergens: ['gluten', 'eggs', 'milk', 'peanuts'],
    },
    {
      key: 'pineapple-bun',
      name: text('Pineapple bun with butter', '菠蘿油', '菠萝油'),
      description: text(
        'Warm, crackle-topped, a cold thick slice of butter.',
        '熱辣辣菠蘿包，夾冰涼厚切牛油。',
        '热腾腾菠萝包，夹冰凉厚切黄油。',
      ),
      price: { hk: 18, tw: 60, sg: 3.8 },
      marks: ['popular', 'vegetarian'],
      allergens: ['gluten', 'eggs', 'milk'],
      stock: { tw: { mode: 'auto', onlineMode: 'auto', quantity: 5 } },
    },
    {
      key: 'kaya-toast',
      name: text('Kaya butter toast', '咖椰牛油多士', '咖椰黄油吐司'),
      description: text(
        'Coconut and pandan jam, charcoal toast, soft eggs to dip.',
        '椰香斑蘭咖椰醬，炭烤多士，配溏心蛋。',
        '椰香斑斓咖椰酱，炭烤吐司，配溏心蛋。',
      ),
      price: { hk: 28, tw: 90, sg: 4.8 },
      options: ['egg-style'],
      marks: ['vegetarian'],
      allergens: ['gluten', 'eggs', 'milk'],
    },
    {
      key: 'club-sandwich',
      name: text('Club sandwich', '公司三文治', '总汇三明治'),
      description: text(
        'Ham, egg, chicken and tomato, three layers, crusts off.',
        '火腿、雞蛋、雞肉、番茄，三層飛邊。',
        '火腿、鸡蛋、鸡肉、番茄，三层去边。',
      ),
      price: { hk: 46, tw: 150, sg: 9.2 },
      options: ['bread', 'sandwich-extras'],
      allergens: ['gluten', 'eggs', 'milk'],
    },
    {
      key: 'egg-sandwich',
      name: text('Fluffy egg sandwich', '厚切滑蛋三文治', '厚切滑蛋三明治'),
      description: text(
        'Three eggs folded soft between slices of milk bread.',
        '三隻蛋炒至嫩滑，夾厚切牛奶包。',
        '三个鸡蛋炒至嫩滑，夹厚切牛奶吐司。',
      ),
      price: { hk: 32, tw: 100, sg: 6.5 },
      options: ['bread', 'sandwich-extras'],
      marks: ['vegetarian'],
      allergens: ['gluten', 'eggs', 'milk'],
    },
    {
      key: 'satay-pocket',
      name: text('Satay beef pocket', '沙嗲牛肉口袋包', '沙嗲牛肉口袋饼'),
      description: text(
        'Warm flatbread, satay beef, lettuce and pickled onion.',
        '暖烘口袋包，沙嗲牛肉、生菜、醃洋蔥。',
        '温热口袋饼，沙嗲牛肉、生菜、腌洋葱。',
      ),
      price: { hk: 44, tw: 140, sg: 8.5 },
      options: ['spice', 'leave-out'],
      marks: ['spicy'],
      allergens: ['gluten', 'peanuts', 'soy', 'crustaceans'],
    },
    {
      key: 'duck-wrap',
      name: text('Peking duck wrap', '片皮鴨捲', '北京烤鸭卷'),
      description: text(
        'Roast duck, cucumber, scallion and sweet bean sauce.',
        '片皮鴨、青瓜、京蔥、甜麵醬。',
        '烤鸭、黄瓜、京葱、甜面酱。',
      ),
      price: { hk: 52, tw: 170, sg: 9.8 },
      options: ['leave-out'],
      marks: ['new'],
      allergens: ['gluten', 'soy', 'sesame'],
    },
    {
      key: 'garlic-baguette',
      name: text('Garlic butter baguette', '蒜蓉牛油法包', '蒜香黄油法棍'),
      description: text(
        'Hot from the oven, roasted garlic, parsley butter.',
        '新鮮出爐，烤蒜、番荽牛油。',
        '新鲜出炉，烤蒜、欧芹黄油。',
      ),
      price: { hk: 26, tw: 85, sg: 5.2 },
      marks: ['vegetarian'],
      allergens: ['gluten', 'milk'],
    },
  ],
}
