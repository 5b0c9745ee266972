import { Type, type TProperties } from '@feathersjs/typebox'

/** An object that admits no field but those named. */
export const Closed = <T extends TProperties>(properties: T, $id?: string) =>
  Type.Object(
    properties,
    $id ? { $id, additionalProperties: false } : { additionalProperties: false },
  )
