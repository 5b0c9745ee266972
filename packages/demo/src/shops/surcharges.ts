import type { SurchargeSetting } from '@comanda/contract'
import { recordId, shopId } from '../ids/record-id.ts'
import { text } from '../text/text.ts'

const serviceCharge = text('Service charge', '加一服務費', '服务费')

export const surchargeSettings: SurchargeSetting[] = (['hk', 'sg'] as const).map((shop) => ({
  _id: recordId(shop, 'surcharge', 'service-charge'),
  shops: [shopId(shop)],
  name: serviceCharge,
  percent: 10,
  orderType: ['dineIn', 'dineInNoTable'],
  productMode: 'dineIn',
  order: 1,
  status: 'active',
}))
