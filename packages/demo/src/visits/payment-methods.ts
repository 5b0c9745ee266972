import type { PaymentMethod } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'
import { text } from '../text/text.ts'

/** Payment at the counter, and for members from their stored balance. */
export const paymentMethods: PaymentMethod[] = [
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
