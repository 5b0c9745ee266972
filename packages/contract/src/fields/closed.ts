import { Type, type TProperties } from '@feathersjs/typebox'

/** Returns the schema of an object with only the given fields, and at least so many of them. */
export const Closed = <T extends TProperties>(
  properties: T,
  $id?: string,
  minProperties?: number,
) =>
  Type.Object(properties, {
    ...($id && { $id }),
    additionalProperties: false,
    ...(minProperties !== undefined && { minProperties }),
  })
