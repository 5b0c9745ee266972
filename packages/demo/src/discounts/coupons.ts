import type { OrderDiscount } from '@comanda/contract'
import { recordId } from '../ids/record-id.ts'
import { type ShopKey, shopKeys } from '../ids/shop-key.ts'
import { text } from '../text/text.ts'
import { categoryOf, productOf, rule } from './rule.ts'

/** A coupon in the currency of one shop. */
const money = (shop: ShopKey, key: string, minTotal: number, discount: number): OrderDiscount =>
  rule(
    {
      key: `${key}-${shop}`,
      name: text(`$${discount} off`, `$${discount}現金券`, `$${discount}代金券`),
      description: text(
        `On orders from $${minTotal}.`,
        `消費滿$${minTotal}可用。`,
        `消费满$${minTotal}可用。`,
      ),
      shops: [shop],
    },
    {
      source: 'coupon',
      for: 'order',
      discountType: 'amount',
      discount,
      conditions: [{ for: 'order', minTotal }],
    },
  )

export const coupons: OrderDiscount[] = [
  rule(
    {
      key: 'coupon-welcome',
      name: text('Welcome: 20 % off', '迎新8折', '新客8折'),
      description: text(
        '20 % off your first order in Hong Kong, up to $50.',
        '香港分店首單8折，最多減$50。',
        '香港门店首单8折，最多减$50。',
      ),
      shops: ['hk'],
      picture: 'logo',
    },
    { source: 'coupon', for: 'order', discountType: 'percent', discount: 0.8, maxDiscount: 50 },
  ),
  money('hk', 'coupon-cash', 150, 25),
  money('tw', 'coupon-cash', 500, 80),
  money('sg', 'coupon-cash', 30, 5),
  rule(
    {
      key: 'coupon-second-noodles',
      name: text('Second bowl at half price', '第二碗麵半價', '第二碗面半价'),
      description: text(
        'Any two noodles; the cheaper bowl at half price.',
        '粉麵任選兩款，較低價者半價。',
        '粉面任选两款，较低价者半价。',
      ),
      picture: 'wonton-noodles',
    },
    {
      source: 'coupon',
      for: 'product',
      discountType: 'percent',
      discount: 0.5,
      conditions: [{ for: 'product', categories: categoryOf(shopKeys, 'noodles') }],
      discountRules: [{ minQty: 2, maxQty: 1 }],
    },
  ),
  rule(
    {
      key: 'coupon-dim-sum-three',
      name: text('Three baskets, cheapest free', '點心三籠送一', '点心三笼送一'),
      description: text(
        'Order three dim sum: the cheapest is on us.',
        '惠顧三籠點心，最低價一籠免費。',
        '点三笼点心，最低价一笼免费。',
      ),
      picture: 'siu-mai',
    },
    {
      source: 'coupon',
      for: 'product',
      discountType: 'percent',
      discount: 0,
      repeat: true,
      maxStep: 2,
      conditions: [{ for: 'product', categories: categoryOf(shopKeys, 'dim-sum') }],
      discountRules: [{ minQty: 3, maxQty: 1 }],
    },
  ),
  rule(
    {
      key: 'coupon-no-service-charge',
      name: text('No service charge', '免加一', '免服务费'),
      description: text(
        'We waive the service charge, at dinner and late at night.',
        '晚市及深宵堂食，免收加一服務費。',
        '晚市及深夜堂食，免收服务费。',
      ),
      shops: ['hk', 'sg'],
    },
    {
      source: 'coupon',
      for: 'order',
      discountType: 'freeSurcharge',
      orderType: ['dineIn', 'dineInNoTable'],
      surcharges: (['hk', 'sg'] as const).map((shop) =>
        recordId(shop, 'surcharge', 'service-charge'),
      ),
      sections: (['hk', 'sg'] as const).flatMap((shop) => [
        recordId(shop, 'section', 'dinner'),
        recordId(shop, 'section', 'late'),
      ]),
    },
  ),
  rule(
    {
      key: 'coupon-weekend-sharing',
      name: text('Weekend sharing: 15 % off', '週末分享85折', '周末分享8.5折'),
      description: text(
        'On hot pot, lobster and the supper for two, Saturday and Sunday.',
        '週六日火鍋、龍蝦及二人晚餐85折。',
        '周六日火锅、龙虾及双人晚餐8.5折。',
      ),
      picture: 'cheese-hot-pot',
    },
    {
      source: 'coupon',
      for: 'product',
      discountType: 'percent',
      discount: 0.85,
      timeConditions: shopKeys.map((shop) => recordId(shop, 'time-condition', 'weekend')),
      conditions: [
        {
          for: 'product',
          products: productOf(shopKeys, 'cheese-hot-pot', 'baked-lobster', 'dinner-for-two'),
        },
      ],
    },
  ),
]
