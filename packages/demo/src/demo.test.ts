import { services } from '@comanda/contract'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { demo } from './demo.ts'

const ajv = new Ajv({ allErrors: true, multipleOfPrecision: 6, strict: false })
ajv.addFormat('email', /^[^@\s]+@[^@\s]+\.[^@\s]+$/)
ajv.addFormat('date-time', (value) => !Number.isNaN(Date.parse(value)))

const paths = Object.keys(demo) as (keyof typeof demo)[]

describe('the demo as its services take it', () => {
  it.each(paths)('every record of %s passes the schema that creates it', (path) => {
    const { data } = services[path]
    if (!data) throw new Error(`${path} takes no data`)
    const isValid = ajv.compile(data)
    for (const record of demo[path]) expect(isValid(record) || isValid.errors).toBe(true)
  })

  it('no id is used twice', () => {
    const ids = paths.flatMap((path) => demo[path].map((record) => record._id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
