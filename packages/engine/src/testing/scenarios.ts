/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import type { PriceRequest } from '../catalog/price-request.ts'

/** A request with what its price must have. */
export interface Scenario {
  readonly name: string
  readonly about: string
  readonly request: PriceRequest
  /** Part of the result: objects by key, arrays by index. */
  readonly expect: unknown
}

const folder = new URL('../../scenarios/', import.meta.url)

/** The scenarios in `scenarios/`. */
export const scenarios: readonly Scenario[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Scenario)

/** Returns what `actual` has at each place that `expected` names. */
export const partNamedBy = (expected: unknown, actual: unknown): unknown => {
  if (Array.isArray(expected))
    return expected.map((each, index) =>
      partNamedBy(each, (actual as unknown[] | undefined)?.[index]),
    )
  if (typeof expected === 'object' && expected !== null)
    return Object.fromEntries(
      Object.entries(expected).map(([key, each]) => [
        key,
        partNamedBy(each, (actual as Record<string, unknown> | undefined)?.[key]),
      ]),
    )
  return actual
}
