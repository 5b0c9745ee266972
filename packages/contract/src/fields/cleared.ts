import { type TSchema, Type } from '@feathersjs/typebox'

/** Returns the schema of an optional field in a patch: `null` clears it. */
export const Cleared = <T extends TSchema>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]))
