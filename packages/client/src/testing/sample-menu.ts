import type { Menu } from '@comanda/contract'

export const sampleIds = {
  shop: 'a0000000000000000000000a',
  noodles: 'b00000000000000000000001',
  tea: 'b00000000000000000000002',
  session: 'c00000000000000000000001',
  order: 'd00000000000000000000001',
  coupon: 'f00000000000000000000001',
  claimed: 'f00000000000000000000002',
  gift: 'f00000000000000000000003',
  fiveOff: 'f00000000000000000000004',
  freeTea: 'f00000000000000000000005',
} as const

const { shop, noodles, tea } = sampleIds

/** A shop of two dishes, open around the clock, with a service charge of 10 %. */
export const sampleMenu: Menu = {
  version: 'v1',
  shop: {
    _id: shop,
    name: [{ lang: 'en', value: 'Harbour' }],
    timeZone: 'Asia/Hong_Kong',
    currency: 'HKD',
    openForOnline: true,
    openTakeAway: true,
  },
  sections: [],
  timeConditions: [],
  categories: [],
  subCategories: [],
  products: [
    {
      _id: noodles,
      shop,
      name: [{ lang: 'en', value: 'Noodles' }],
      price: 60,
      stock: { mode: 'manual', quantity: 3 },
    },
    { _id: tea, shop, name: [{ lang: 'en', value: 'Tea' }], price: 20 },
  ],
  productOptions: [],
  taxSettings: [],
  surchargeSettings: [],
  discounts: [],
  vipLevels: [],
}
