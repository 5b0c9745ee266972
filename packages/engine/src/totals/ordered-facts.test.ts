/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import { compilePriceBook } from './price-book.ts'
import { price } from './price.ts'
import { freezeOrder } from './price-order.ts'

const folder = fileURLToPath(new URL('../../scenarios/', import.meta.url))

const requests = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, PriceRequest] => {
    const scenario = JSON.parse(readFileSync(folder + file, 'utf8')) as { request: PriceRequest }
    return [file, scenario.request]
  })

const ordered = (request: PriceRequest): PriceRequest => {
  const { facts } = freezeOrder(compilePriceBook(request.catalogue), request)
  return {
    ...request,
    lines: request.lines.map((line) => ({ ...line, ordered: facts.get(line.id) })),
  }
}

describe('the facts agreed when lines are ordered (PRICE-3.6)', () => {
  it.each(requests)('%s: ordering the lines changes no number', (_, request) => {
    expect(price(ordered(request))).toEqual(price(request))
  })

  it.each(requests)('%s: nor does a rise of every price afterwards', (_, request) => {
    const later = ordered(request)
    const products = request.catalogue.products.map((product) => ({
      ...product,
      price: 999,
      discountMapping: [],
      priceModifiers: [],
    }))
    const dearer = { ...later, catalogue: { ...request.catalogue, products } }
    expect(price(dearer)).toEqual(price(request))
  })
})
