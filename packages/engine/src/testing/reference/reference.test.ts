/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PriceRequest } from '../../catalog/price-request.ts'
import { price } from '../../totals/price.ts'
import { arbitraryRequest } from '../arbitrary-request.ts'
import { referencePrice } from './reference-price.ts'

const folder = new URL('../../../scenarios/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

it.each(files)('%s: unit by unit and by runs give the same', (file) => {
  const { request } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
    request: PriceRequest
  }
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
