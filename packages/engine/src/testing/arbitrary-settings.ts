import * as fc from 'fast-check'
import type { SurchargeSetting } from '../catalog/surcharge-setting.ts'
import type { TaxSetting } from '../catalog/tax-setting.ts'
import { arbitraryOrderType } from './arbitrary-catalogue.ts'
import { amount, hardly, IDS, maybe, oneOf, onceIn, rarely, someOf } from './arbitrary-ids.ts'
import {
  arbitraryCondition,
  arbitraryMode,
  arbitraryPriceTypes,
  arbitraryStatus,
} from './arbitrary-rules.ts'

const setting = {
  status: arbitraryStatus,
  disabled: hardly(fc.constant(true)),
  shops: hardly(someOf(IDS.shops)),
  orderType: hardly(fc.tuple(arbitraryOrderType)),
  productMode: arbitraryMode,
  rules: rarely(fc.array(arbitraryCondition, { minLength: 1, maxLength: 2 })),
} as const

/** A surcharge setting. */
export const arbitrarySurcharge = (_id: string): fc.Arbitrary<SurchargeSetting> =>
  fc.record({
    ...setting,
    _id: fc.constant(_id),
    percent: maybe(oneOf([10, 12.5, 0.3333])),
    amountPerProduct: maybe(amount(300)),
    fixedAmount: maybe(amount(2_000)),
    amountPerPerson: maybe(amount(1_000)),
    discountable: oneOf([true, true, false]),
    manual: rarely(fc.constant(true)),
  })

/** A tax setting. */
export const arbitraryTax = (_id: string): fc.Arbitrary<TaxSetting> =>
  fc.record({
    ...setting,
    _id: fc.constant(_id),
    percent: oneOf([5, 7.5, 10, 0, 8.3333]),
    included: fc.boolean(),
    priceTypes: arbitraryPriceTypes,
    surcharges: onceIn(3, someOf(IDS.surcharges)),
    taxGroup: onceIn(3, oneOf(['food', 'food', 'drink'])),
    taxClass: onceIn(4, oneOf(['wine', 'beer'])),
  })
