import type { TSchema } from '@feathersjs/typebox'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { services } from './registry.ts'
import { mutationsOf } from './testing/schema-mutations.ts'
import { valuesOf } from './testing/schema-values.ts'
import { dataProblem } from './validation/data-problem.ts'

/** Each schema by the first place that has it: many calls return the same record, and its check takes seconds. */
const names = new Map<TSchema, string>()
for (const { path, record, result, data, patch } of Object.values(services))
  for (const [part, schema] of Object.entries({ record, result, data, patch }))
    if (schema && !names.has(schema)) names.set(schema, `${path} ${part}`)
const apart = new Set<unknown>(names.keys())
const schemas = [...names].map(([schema, name]) => [name, schema] as const)

const seed = 2011

describe('every generated value that a schema describes passes it', () => {
  it.each(schemas)('%s', (_name, schema) => {
    const passes = fc.property(valuesOf(schema), (value) => {
      expect(dataProblem(schema, value)).toBeUndefined()
    })
    fc.assert(passes, { numRuns: 20, seed })
  })
})

describe('a value with one thing wrong in it fails: a field absent or unknown, a bound, a pattern, a word, a type', () => {
  it.each(schemas)('%s', (_name, schema) => {
    const fails = fc.property(valuesOf(schema, { whole: true }), (value) => {
      expect(dataProblem(schema, value)).toBeUndefined()
      const passed = mutationsOf(schema, value, apart).filter(
        ({ value: wrong }) => dataProblem(schema, wrong) === undefined,
      )
      expect(passed.map(({ what }) => what)).toEqual([])
    })
    fc.assert(fails, { numRuns: 4, seed, endOnFailure: true })
  })
})
