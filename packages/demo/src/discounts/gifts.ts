import type { Gift, OrderDiscount } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'
import { discountId, pictureId, shopId } from '../ids/record-id.ts'
import { type ShopKey, shopKeys } from '../ids/shop-key.ts'
import { type Text, text } from '../text/text.ts'
import { productOf, rule } from './rule.ts'

interface Reward {
  readonly dish: string
  readonly name: Text
  readonly point: number
}

const rewards: readonly Reward[] = [
  { dish: 'milk-tea', name: text('A milk tea', '絲襪奶茶一杯', '丝袜奶茶一杯'), point: 120 },
  { dish: 'egg-tarts', name: text('Two egg tarts', '酥皮蛋撻兩個', '酥皮蛋挞两个'), point: 150 },
  {
    dish: 'har-gow',
    name: text('A basket of prawn dumplings', '水晶蝦餃一籠', '水晶虾饺一笼'),
    point: 260,
  },
  {
    dish: 'wonton-noodles',
    name: text('A bowl of wonton noodles', '鮮蝦雲吞麵一碗', '鲜虾云吞面一碗'),
    point: 380,
  },
]

const free = text(
  'Free for your points; extras are charged.',
  '以積分換領，另加配料須付費。',
  '积分兑换，另加配料需付费。',
)

const rewardRule = ({ dish, name }: Reward, shop: ShopKey): OrderDiscount =>
  rule(
    { key: `gift-${dish}-${shop}`, name, description: free, shops: [shop], picture: dish },
    {
      source: 'gift',
      for: 'order',
      freeProducts: productOf([shop], dish).map((product) => ({ product })),
      automaticAddFreeProduct: true,
    },
  )

const cashRule = rule(
  {
    key: 'gift-cash-hk',
    name: text('$50 cash reward', '$50現金獎賞', '$50现金奖赏'),
    description: text(
      'On orders from $200 in Hong Kong.',
      '香港分店消費滿$200可用。',
      '香港门店消费满$200可用。',
    ),
    shops: ['hk'],
  },
  {
    source: 'gift',
    for: 'order',
    discountType: 'amount',
    discount: 50,
    conditions: [{ for: 'order', minTotal: 200 }],
  },
)

export const giftRules: OrderDiscount[] = [
  ...rewards.flatMap((reward) => shopKeys.map((shop) => rewardRule(reward, shop))),
  cashRule,
]

export const gifts: Gift[] = [
  ...rewards.flatMap((reward, index) =>
    shopKeys.map((shop) => ({
      _id: objectId(`gift/${reward.dish}/${shop}`),
      name: reward.name,
      description: free,
      image: pictureId(reward.dish),
      coupon: discountId(`gift-${reward.dish}-${shop}`),
      point: reward.point,
      shops: [shopId(shop)],
      order: index + 1,
      status: 'active' as const,
    })),
  ),
  {
    _id: objectId('gift/cash/hk'),
    name: cashRule.name,
    ...(cashRule.description ? { description: cashRule.description } : {}),
    image: pictureId('logo'),
    coupon: cashRule._id,
    point: 500,
    quantity: 200,
    limitPerUser: 2,
    shops: [shopId('hk')],
    order: rewards.length + 1,
    status: 'active',
  },
]
