import type { TaxSetting } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'
import { shopId } from '../ids/record-id.ts'
import { text } from '../text/text.ts'

/** Taiwan's business tax is included in prices; Singapore's GST is added, also to the service charge. */
export const taxSettings: TaxSetting[] = [
  {
    _id: objectId('tax/tw-business'),
    shops: [shopId('tw')],
    name: text('Business tax', '營業稅', '营业税'),
    percent: 5,
    included: true,
    priceTypes: ['product', 'surcharge'],
    order: 1,
    status: 'active',
  },
  {
    _id: objectId('tax/sg-gst'),
    shops: [shopId('sg')],
    name: text('GST', '消費稅', '消费税'),
    percent: 9,
    included: false,
    priceTypes: ['product', 'surcharge'],
    order: 2,
    status: 'active',
  },
]
