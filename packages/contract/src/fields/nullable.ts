import { type TSchema, Type } from '@feathersjs/typebox'

/** Returns the schema of a field that is always present: `null` if it has no value. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
