import type { OrderDiscount } from '@comanda/contract'
import { rankId } from '../ids/record-id.ts'
import { type ShopKey, shopKeys } from '../ids/shop-key.ts'
import { text } from '../text/text.ts'
import { categoryOf, productOf, rule } from './rule.ts'

const milkTeaPrice = (shop: ShopKey, discount: number): OrderDiscount =>
  rule(
    {
      key: `member-milk-tea-${shop}`,
      name: text('Member price: milk tea', '會員價：絲襪奶茶', '会员价：丝袜奶茶'),
      description: text(
        `Milk tea for $${discount}, for Glow and Lantern keeper.`,
        `暖光及掌燈人會員，奶茶只需$${discount}。`,
        `暖光及掌灯人会员，奶茶仅需$${discount}。`,
      ),
      shops: [shop],
      picture: 'milk-tea',
    },
    {
      source: 'memberRank',
      ranks: [rankId('glow'), rankId('keeper')],
      priority: 5,
      for: 'product',
      discountType: 'pickNMaxPrice',
      discount,
      repeat: true,
      conditions: [{ for: 'product', products: productOf([shop], 'milk-tea') }],
      discountRules: [{ minQty: 1 }],
    },
  )

const rankPercent = (rank: string, percent: number, cht: string, chs: string): OrderDiscount =>
  rule(
    {
      key: `rank-${rank}`,
      name: text(`${percent} % member discount`, `會員${cht}折`, `会员${chs}折`),
      description: text(
        'On the whole order, with our thanks.',
        '全單折扣，多謝支持。',
        '全单折扣，感谢支持。',
      ),
    },
    {
      source: 'memberRank',
      ranks: [rankId(rank)],
      priority: 50,
      for: 'order',
      discountType: 'percent',
      discount: (100 - percent) / 100,
    },
  )

/** Benefits of ranks and levels. */
export const memberDiscounts: OrderDiscount[] = [
  milkTeaPrice('hk', 18),
  milkTeaPrice('tw', 60),
  milkTeaPrice('sg', 3),
  rankPercent('glow', 3, '97', '9.7'),
  rankPercent('keeper', 8, '92', '9.2'),
  rule(
    {
      key: 'vip-dessert',
      name: text('Supper Club: desserts 20 % off', '宵夜會：甜品8折', '夜宵会：甜品8折'),
      description: text('Every dessert, every hour.', '全日所有甜品8折。', '全天所有甜品8折。'),
      picture: 'egg-tarts',
    },
    {
      source: 'vip',
      priority: 10,
      for: 'product',
      discountType: 'percent',
      discount: 0.8,
      conditions: [{ for: 'product', categories: categoryOf(shopKeys, 'desserts') }],
    },
  ),
  rule(
    {
      key: 'member-points',
      name: text('A point for every dollar', '每消費$1儲1分', '每消费$1积1分'),
      description: text('Points count towards rewards.', '積分可換領禮遇。', '积分可兑换好礼。'),
    },
    { source: 'member', type: 'point', for: 'order', percentagePoint: 1 },
  ),
]
