/// <reference types="node" />
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PriceRequest } from '../../catalog/price-request.ts'
import { price } from '../../totals/price.ts'
import { agreedPartsOf, agreedPrice } from './agreed-price.ts'
import { arbitraryHistory } from './arbitrary-history.ts'

const { RUNS, SEED } = process.env
const runs = { numRuns: Number(RUNS ?? 200), ...(SEED && { seed: Number(SEED) }) }

/** Waivers of surcharges are the same at all times: what one that ended waives of later lines is open. */
const hasLastingWaivers = ({ books }: PriceRequest): boolean => {
  const waivers = (books ?? []).map(({ catalogue }) =>
    catalogue.discounts.filter(({ discountType }) => discountType === 'freeSurcharge'),
  )
  return waivers.every(
    (those) =>
      JSON.stringify(those) === JSON.stringify(waivers[0]) &&
      those.every(
        ({ startDate, endDate, timeConditions, conditions }) =>
          !startDate &&
          !endDate &&
          !timeConditions &&
          !conditions?.some((condition) => condition.timeConditions),
      ),
  )
}

it(
  'a bill of several orders and books costs what the text says, unit by unit (PRICE-7.7, PRICE-9.1, PRICE-9.2, PRICE-9.3, PRICE-9.4)',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(arbitraryHistory, (request) => {
        fc.pre(hasLastingWaivers(request))
        expect(agreedPartsOf(price(request))).toEqual(agreedPrice(request))
      }),
      runs,
    )
  },
)
