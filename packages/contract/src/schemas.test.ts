import type { TSchema } from '@feathersjs/typebox'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { services } from './registry.ts'
import { mutationsOf } from './testing/schema-mutations.ts'
import { valuesOf } from './testing/schema-values.ts'
import { dataProblem } from './validation/data-problem.ts'

const schemas = Object.values(services).flatMap(({ path, record, result, data, patch }) =>
  Object.entries({ record, result, data, patch }).flatMap(([part, schema]): [string, TSchema][] =>
    schema ? [[`${path} ${part}`, schema]] : [],
  ),
)

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
      const passed = mutationsOf(schema, value).filter(
        ({ value: wrong }) => dataProblem(schema, wrong) === undefined,
      )
      expect(passed.map(({ what }) => what)).toEqual([])
    })
    fc.assert(fails, { numRuns: 4, seed, endOnFailure: true })
  })
})
