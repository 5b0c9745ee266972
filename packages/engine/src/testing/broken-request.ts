import type { PriceRequest } from '../catalog/price-request.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import { price } from '../totals/price.ts'
import { idOf } from './arbitrary-ids.ts'

export const product = idOf('a', 1)
export const rule = (fields: object) => ({
  id: 'c',
  source: 'coupon',
  rule: { _id: idOf('d', 1), ...fields },
})

export const request = (fields: object = {}, catalogue: object = {}): PriceRequest =>
  ({
    now: '2024-05-15T12:00:00+08:00',
    shop: { _id: idOf('5', 1) },
    catalogue: {
      products: [{ _id: product, price: 10 }],
      productOptions: [{ _id: idOf('9', 1), choices: [{ _id: idOf('c', 1), price: 1 }] }],
      taxSettings: [],
      surchargeSettings: [],
      timeConditions: [],
      discounts: [],
      ...catalogue,
    },
    session: { type: 'dineIn' },
    lines: [{ id: 'L1', product }],
    coupons: [],
    ...fields,
  }) as unknown as PriceRequest

export const failure = (broken: PriceRequest): string => {
  try {
    price(broken)
  } catch (error) {
    if (error instanceof PriceRequestError) return error.message
    throw error
  }
  return 'priced'
}

export const line = (fields: object) => request({ lines: [{ id: 'L1', product, ...fields }] })
export const coupon = (fields: object) => request({ coupons: [rule(fields)] })
export const lines = (...list: object[]) => request({ lines: list })
