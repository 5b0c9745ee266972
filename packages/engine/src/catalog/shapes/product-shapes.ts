import {
  date,
  factor,
  flag,
  grams,
  id,
  money,
  oneOf,
  orderType,
  percent,
  text,
  timeOfDay,
  weekday,
} from './scalars.ts'
import { listOf, optional, recordOf } from './shape.ts'

const priceModifiers = optional(
  listOf(
    recordOf({
      type: text,
      productOption: optional(id),
      choice: optional(id),
      modifier: optional(id),
      section: optional(id),
      timeCondition: optional(id),
      orderType: optional(orderType),
      price: optional(money),
      percent: optional(percent),
    }),
  ),
)

/** Shape of a product (CAT-1.2). */
export const productShape = recordOf({
  _id: id,
  price: optional(money),
  openPrice: optional(recordOf({ most: optional(money) })),
  dayPrice: optional(recordOf({ price: money })),
  byWeight: optional(recordOf({ grams })),
  discountMapping: optional(
    listOf(recordOf({ shop: id, price: optional(money), discount: optional(factor) })),
  ),
  priceModifiers,
  category: optional(id),
  subCategory: optional(id),
  taxClass: optional(text),
  freeSurcharge: optional(flag),
  discountable: optional(flag),
})

const choiceShape = recordOf(
  {
    _id: optional(id),
    id: optional(text),
    price: optional(money),
    type: optional(oneOf('option', 'product')),
    product: optional(id),
    priceModifiers,
  },
  (choice) =>
    choice['_id'] == null && choice['id'] == null
      ? { path: '._id', problem: 'is missing' }
      : undefined,
)

/** Shape of an option group (CAT-1.3). */
export const productOptionShape = recordOf({
  _id: id,
  type: optional(oneOf('option', 'discount', 'freeSurcharge')),
  partsPrice: optional(oneOf('dearest', 'mean', 'shares')),
  enjoyDiscount: optional(flag),
  choices: optional(listOf(choiceShape)),
})

/** Shape of a time condition (TIME-4). */
export const timeConditionShape = recordOf({
  _id: id,
  timeType: optional(oneOf('range', 'start', 'book', 'create', 'pay', 'order')),
  weekdays: optional(listOf(weekday)),
  from: optional(timeOfDay),
  to: optional(timeOfDay),
  startDate: optional(date),
  endDate: optional(date),
})
