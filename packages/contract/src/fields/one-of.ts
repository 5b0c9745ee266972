import { type TLiteral, type TUnion, Type } from '@feathersjs/typebox'

type Literals<T extends readonly string[]> = { -readonly [K in keyof T]: TLiteral<T[K]> }

/** Returns the schema of one of the given words. */
export const OneOf = <const T extends readonly string[]>(...words: T) =>
  Type.Union(words.map((word) => Type.Literal(word))) as unknown as TUnion<Literals<T>>
