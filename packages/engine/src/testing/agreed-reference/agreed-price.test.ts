/// <reference types="node" />
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { price } from '../../totals/price.ts'
import { agreedPartsOf, agreedPrice } from './agreed-price.ts'
import { arbitraryHistory } from './arbitrary-history.ts'

const { RUNS, SEED } = process.env
const runs = { numRuns: Number(RUNS ?? 200), ...(SEED && { seed: Number(SEED) }) }

it(
  'a bill of several orders and books costs what the text says, unit by unit (PRICE-7.7, PRICE-9.1, PRICE-9.2, PRICE-9.3, PRICE-9.4)',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(arbitraryHistory, (request) => {
        expect(agreedPartsOf(price(request))).toEqual(agreedPrice(request))
      }),
      runs,
    )
  },
)
