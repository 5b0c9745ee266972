import { isDeepStrictEqual } from 'node:util'
import { type Fields, isFields } from '../records/fields.ts'

/** A schema or a part of one, as JSON. */
export type Json = Fields

/** Collects named schemas, so that a document contains each of them once. */
export class SchemaBook {
  readonly schemas: Record<string, Json> = {}

  /** Returns the schema as JSON, with references to named schemas. Throws if two have the same name. */
  use(schema: Json): Json {
    const { $id, ...rest } = schema
    const plain = Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [key, this.#part(value)]),
    )
    const choices: unknown = plain['anyOf']
    // A choice of one is what it chooses.
    if (Array.isArray(choices) && choices.length === 1 && isFields(choices[0])) return choices[0]
    if (typeof $id !== 'string') return plain
    const known = this.schemas[$id]
    if (known && !isDeepStrictEqual(known, plain)) throw new Error(`Two schemas are named ${$id}`)
    this.schemas[$id] = plain
    return { $ref: `#/components/schemas/${$id}` }
  }

  #part(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#part(one))
    return isFields(value) ? this.use(value) : value
  }
}
