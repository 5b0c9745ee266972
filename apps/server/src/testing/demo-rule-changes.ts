import { type Chance, demo } from '@comanda/demo'

/** Changes that staff make to rules in the course of a day. The first record of a path that fits is changed. */
export const ruleChanges: readonly {
  readonly path: string
  readonly id: (chance: Chance) => string
  readonly change: (chance: Chance) => object
}[] = [
  {
    path: 'orderDiscounts',
    id: (chance) => chance.oneOf(demo.orderDiscounts.filter(({ source }) => source !== 'gift'))._id,
    change: (chance) => ({
      priority: chance.below(60),
      status: chance.percent(80) ? 'active' : 'disabled',
    }),
  },
  {
    path: 'taxSettings',
    id: (chance) => chance.oneOf(demo.taxSettings)._id,
    change: (chance) => ({ percent: 5 + chance.below(6), included: chance.percent(50) }),
  },
  {
    path: 'surchargeSettings',
    id: (chance) => chance.oneOf(demo.surchargeSettings)._id,
    change: (chance) => ({ percent: chance.below(150) / 10, discountable: chance.percent(50) }),
  },
  {
    path: 'shops',
    id: (chance) => chance.oneOf(demo.shops)._id,
    change: (chance) => ({
      priceRoundFactor: chance.oneOf([0.01, 0.1, 0.2, 1]),
      discountRoundMethod: chance.oneOf(['floor', 'round', 'no', 'ceil']),
      discountBeforeServiceCharge: chance.percent(50),
    }),
  },
  {
    path: 'vipLevels',
    id: (chance) => chance.oneOf(demo.vipLevels)._id,
    change: (chance) => ({ orderDiscount: (80 + chance.below(20)) / 100 }),
  },
  {
    path: 'products',
    id: (chance) => chance.oneOf(demo.products)._id,
    change: (chance) => ({ price: chance.below(20_000) / 100 }),
  },
]
