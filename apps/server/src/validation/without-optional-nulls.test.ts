import { services } from '@comanda/contract'
import { valuesOf } from '@comanda/contract/testing'
import { dataProblem } from '@comanda/contract/validation'
import { type TSchema, Type } from '@feathersjs/typebox'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutOptionalNulls } from './without-optional-nulls.ts'

const Id = Type.String({ pattern: '^[0-9a-f]{24}$' })
const id = 'a'.repeat(24)

describe('null in an optional field that does not allow it', () => {
  const schema = Type.Object(
    {
      shop: Id,
      section: Type.Optional(Id),
      endDate: Type.Optional(Type.Union([Id, Type.Null()])),
      anything: Type.Optional(Type.Unknown()),
      lines: Type.Optional(Type.Array(Type.Object({ fromProduct: Type.Optional(Id) }))),
    },
    { additionalProperties: false },
  )

  it('is the same as an absent field, at any depth; the data itself stays as it is', () => {
    const data = { shop: id, section: null, lines: [{ fromProduct: null }, { fromProduct: id }] }
    const before = structuredClone(data)
    expect(withoutOptionalNulls(schema, data)).toEqual({
      shop: id,
      lines: [{}, { fromProduct: id }],
    })
    expect(data).toEqual(before)
  })

  it('stays if the schema allows it, and in required and unknown fields, which are refused', () => {
    const data = { shop: null, endDate: null, anything: null, unknown: null }
    expect(withoutOptionalNulls(schema, data)).toBe(data)
  })
})

/** Returns the data once for each of its optional fields that is no list's and allows no null, with `null` in it. */
const nulled = (schema: TSchema, value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    const items: TSchema | undefined = schema['items']
    const [first] = value as unknown[]
    return items ? nulled(items, first).map((item) => [item]) : []
  }
  const properties: Readonly<Record<string, TSchema>> = schema['properties'] ?? {}
  const required: readonly string[] = schema['required'] ?? []
  return Object.entries(value).flatMap(([field, inner]: [string, unknown]) => {
    const known = properties[field]
    if (!known) return []
    const own = required.includes(field) ? [] : [{ ...value, [field]: null }]
    return [...own, ...nulled(known, inner).map((one) => ({ ...value, [field]: one }))]
  })
}

const schemas = Object.values(services).flatMap(({ path, data, patch }) =>
  Object.entries({ data, patch }).flatMap(([part, schema]): [string, TSchema][] =>
    schema ? [[`${path} ${part}`, schema]] : [],
  ),
)

describe('CALL-4.7: null is taken for any optional field of what a caller sends', () => {
  it.each(schemas)('%s', (_name, schema) => {
    for (const whole of fc.sample(valuesOf(schema, { whole: true }), { seed: 11, numRuns: 2 }))
      for (const data of nulled(schema, whole))
        expect([data, dataProblem(schema, withoutOptionalNulls(schema, data))]).toEqual([
          data,
          undefined,
        ])
  })
})
