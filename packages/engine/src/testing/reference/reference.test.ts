/// <reference types="node" />
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { price } from '../../totals/price.ts'
import { arbitraryRequest } from '../arbitrary-request.ts'
import { partNamedBy, scenarios } from '../scenarios.ts'
import { referencePrice } from './reference-price.ts'

it.each(scenarios)('$name, unit by unit: $about', ({ request, expect: expected }) => {
  expect(partNamedBy(expected, referencePrice(request))).toEqual(expected)
})

it.each(scenarios)('$name: unit by unit and by runs give the same', ({ request }) => {
  expect(price(request)).toEqual(referencePrice(request))
})

const { RUNS, SEED } = process.env
const runs = { numRuns: Number(RUNS ?? 400), ...(SEED && { seed: Number(SEED) }) }

it('any request: unit by unit and by runs give the same (PRICE-7.7)', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(arbitraryRequest, (request) => {
      expect(price(request)).toEqual(referencePrice(request))
    }),
    runs,
  )
})
