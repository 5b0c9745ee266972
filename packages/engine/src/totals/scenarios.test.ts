/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import { price } from './price.ts'

interface Scenario {
  readonly name: string
  readonly about: string
  readonly request: PriceRequest
  readonly expect: unknown
}

const folder = new URL('../../scenarios/', import.meta.url)
const scenarios = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Scenario)

/** What the result has where the expectation looks: objects by key, arrays by index. */
const seen = (expected: unknown, actual: unknown): unknown => {
  if (Array.isArray(expected))
    return expected.map((each, index) => seen(each, (actual as unknown[])[index]))
  if (typeof expected === 'object' && expected !== null)
    return Object.fromEntries(
      Object.entries(expected).map(([key, each]) => [
        key,
        seen(each, (actual as Record<string, unknown>)[key]),
      ]),
    )
  return actual
}

describe('scenarios', () => {
  it.each(scenarios)('$name: $about', ({ request, expect: expected }) => {
    expect(seen(expected, price(request))).toEqual(expected)
  })
})
