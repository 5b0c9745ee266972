import { Type, type TProperties } from '@feathersjs/typebox'

/** Returns the schema of an object with only the given fields. */
export const Closed = <T extends TProperties>(properties: T, $id?: string) =>
  Type.Object(
    properties,
    $id ? { $id, additionalProperties: false } : { additionalProperties: false },
  )
