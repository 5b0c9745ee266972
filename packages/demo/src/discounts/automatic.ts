import type { OrderDiscount } from '@comanda/contract'
import { type ShopKey, shopKeys } from '../ids/shop-key.ts'
import { text } from '../text/text.ts'
import { categoryOf, productOf, rule, subCategoryOf } from './rule.ts'

/** An amount off each time a threshold is reached. */
const spendAndSave = (
  shop: ShopKey,
  step: number,
  discount: number,
  money: string,
): OrderDiscount => {
  const [every, off] = [`${money}${step}`, `${money}${discount}`]
  return rule(
    {
      key: `spend-and-save-${shop}`,
      name: text(`${off} off every ${every}`, `每滿${every}減${off}`, `每满${every}减${off}`),
      description: text(
        `${off} off for every ${every} of food; drinks from the bar do not count.`,
        `餐飲每滿${every}即減${off}，酒精飲品除外。`,
        `餐饮每满${every}立减${off}，酒类除外。`,
      ),
      shops: [shop],
    },
    {
      source: 'automatic',
      priority: 40,
      for: 'order',
      discountType: 'amount',
      discount,
      targetStepAmount: step,
      repeat: true,
      maxStep: 5,
    },
  )
}

/** A toast and a tea-house drink for one price: one rule for the afternoon, one for other times. */
const toastAndTea = (shop: ShopKey, discount: number, money: string): OrderDiscount => {
  const toasts = productOf([shop], 'french-toast', 'egg-sandwich', 'club-sandwich')
  const teas = subCategoryOf([shop], 'drinks/tea-house')
  return rule(
    {
      key: `toast-and-tea-${shop}`,
      name: text(
        `Toast & tea for ${money}${discount}`,
        `多士配茶只需${money}${discount}`,
        `吐司配茶仅需${money}${discount}`,
      ),
      description: text(
        'A French toast or a sandwich with any tea or coffee.',
        '西多士或三文治，配任何茶或咖啡。',
        '西多士或三明治，配任何茶或咖啡。',
      ),
      shops: [shop],
      picture: 'french-toast',
    },
    {
      source: 'automatic',
      priority: 20,
      for: 'product',
      discountType: 'pickNMaxPrice',
      discount,
      repeat: true,
      conditions: [
        { for: 'product', products: toasts },
        { for: 'product', categories: teas },
      ],
      discountRules: [
        { products: toasts, minQty: 1 },
        { categories: teas, minQty: 1 },
      ],
    },
  )
}

const freeCola = (shop: ShopKey): OrderDiscount =>
  rule(
    {
      key: `two-curries-a-cola-${shop}`,
      name: text('Two curries, free cola', '兩客咖喱送可樂', '两份咖喱送可乐'),
      description: text(
        'A cola with every two curry rice plates.',
        '每惠顧兩客咖喱飯，即送可樂一杯。',
        '每点两份咖喱饭，即送可乐一杯。',
      ),
      shops: [shop],
      picture: 'cola',
    },
    {
      source: 'automatic',
      priority: 30,
      for: 'order',
      freeProducts: productOf([shop], 'cola').map((product) => ({ product })),
      automaticAddFreeProduct: true,
      repeat: true,
      conditions: [{ for: 'order', categories: subCategoryOf([shop], 'rice/curry'), minQty: 2 }],
    },
  )

export const automaticDiscounts: OrderDiscount[] = [
  rule(
    {
      key: 'second-drink-half',
      name: text('Second iced drink at half price', '凍飲第二杯半價', '冰饮第二杯半价'),
      description: text(
        'Any two from iced & bubble tea: the cheaper one at half price.',
        '凍飲・珍珠茶任選兩杯，較低價一杯半價。',
        '冰饮・珍珠奶茶任选两杯，较低价一杯半价。',
      ),
      picture: 'bubble-tea',
    },
    {
      source: 'automatic',
      priority: 10,
      for: 'product',
      discountType: 'percent',
      discount: 0.5,
      repeat: true,
      conditions: [{ for: 'product', categories: subCategoryOf(shopKeys, 'drinks/iced') }],
      discountRules: [{ minQty: 2, maxQty: 1 }],
    },
  ),
  toastAndTea('hk', 48, '$'),
  toastAndTea('tw', 160, '$'),
  toastAndTea('sg', 9, '$'),
  ...shopKeys.map(freeCola),
  spendAndSave('hk', 100, 10, '$'),
  spendAndSave('tw', 500, 50, '$'),
  spendAndSave('sg', 25, 2, '$'),
  rule(
    {
      key: 'take-away-dim-sum',
      name: text('Dim sum to go, 15 % off', '外賣點心85折', '外带点心8.5折'),
      description: text(
        'On every basket of dim sum that you take home.',
        '外賣自取點心，全線85折。',
        '外带自取点心，全线8.5折。',
      ),
      picture: 'har-gow',
    },
    {
      source: 'automatic',
      priority: 15,
      for: 'product',
      discountType: 'percent',
      discount: 0.85,
      orderType: ['takeAway'],
      conditions: [{ for: 'product', categories: categoryOf(shopKeys, 'dim-sum') }],
    },
  ),
]
