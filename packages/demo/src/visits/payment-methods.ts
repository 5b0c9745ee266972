import type { PaymentMethodData } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'
import { shopId } from '../ids/record-id.ts'
import { text } from '../text/text.ts'
import { accountId } from './payment-accounts.ts'

type DemoMethod = PaymentMethodData & { readonly _id: string }

/** At the counter, and for members from their stored balance. */
const atTheRestaurant: DemoMethod[] = [
  {
    _id: objectId('payment-method/counter'),
    name: text('Pay at the counter', '櫃枱付款', '柜台付款'),
    type: 'counter',
    order: 1,
    status: 'active',
  },
  {
    _id: objectId('payment-method/balance'),
    name: text('Lantern balance', '燈巷儲值', '灯巷储值'),
    type: 'balance',
    orderType: ['dineIn', 'dineInNoTable', 'takeAway'],
    order: 2,
    status: 'active',
  },
]

/** Online, by the sandbox gateway. */
const online: Omit<DemoMethod, 'order' | 'status'>[] = [
  {
    _id: objectId('payment-method/card'),
    name: text('Credit card', '信用卡', '信用卡'),
    type: 'card',
    shops: [shopId('hk'), shopId('tw')],
    account: accountId('cybersource'),
  },
  {
    _id: objectId('payment-method/stripe'),
    name: text(
      'Card, Apple Pay or Google Pay',
      '信用卡、Apple Pay 或 Google Pay',
      '信用卡、Apple Pay 或 Google Pay',
    ),
    type: 'card',
    shops: [shopId('sg')],
    account: accountId('stripe'),
  },
  {
    _id: objectId('payment-method/fps'),
    name: text('FPS', '轉數快', '转数快'),
    type: 'wallet',
    shops: [shopId('hk')],
    account: accountId('fps'),
  },
  {
    _id: objectId('payment-method/wechat-pay'),
    name: text('WeChat Pay', '微信支付', '微信支付'),
    type: 'wallet',
    shops: [shopId('hk')],
    account: accountId('stripe'),
    channel: 'wechat_pay',
  },
  {
    _id: objectId('payment-method/line-pay'),
    name: text('LINE Pay', 'LINE Pay', 'LINE Pay'),
    type: 'wallet',
    shops: [shopId('tw')],
    account: accountId('line-pay'),
  },
  {
    _id: objectId('payment-method/paynow'),
    name: text('PayNow', 'PayNow', 'PayNow'),
    type: 'wallet',
    shops: [shopId('sg')],
    account: accountId('stripe'),
    channel: 'paynow',
  },
  {
    _id: objectId('payment-method/fiuu'),
    name: text('Online banking and wallets', '網上銀行及電子錢包', '网上银行及电子钱包'),
    type: 'wallet',
    shops: [shopId('sg')],
    account: accountId('fiuu'),
    surcharge: { percent: 1.5, taxPercent: 9 },
    // Fiuu takes no less.
    least: 1.01,
  },
  {
    _id: objectId('payment-method/adyen'),
    name: text('Cards and more', '信用卡及其他方式', '信用卡及其他方式'),
    type: 'card',
    shops: [shopId('sg')],
    account: accountId('adyen'),
  },
  {
    _id: objectId('payment-method/reader'),
    name: text('Card at the reader', '讀卡機付款', '读卡器付款'),
    type: 'card',
    account: accountId('stripe-terminal'),
    shops: [shopId('hk'), shopId('sg')],
  },
  {
    _id: objectId('payment-method/counter-reader'),
    name: text('Counter card machine', '櫃枱刷卡機', '柜台刷卡机'),
    type: 'card',
    shops: [shopId('hk')],
    account: accountId('lan-reader'),
  },
]

/** The ways to pay: each shop has some of every kind. */
export const paymentMethods: DemoMethod[] = [
  ...atTheRestaurant,
  ...online.map((method, index): DemoMethod => ({ ...method, order: index + 3, status: 'active' })),
]
