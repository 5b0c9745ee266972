import { type TObject, type TProperties, Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'

const Ignored = Type.Optional(Type.Unknown({ description: 'Ignored: the server decides it.' }))

/**
 * Returns the schema of an object with only the given fields, and with fields that a caller may send in any form and the
 * server ignores, since it decides them. These are not in the type: our own apps do not send them.
 */
export const ClosedIgnoring = <T extends TProperties>(
  properties: T,
  names: readonly string[],
  $id?: string,
): TObject<T> => {
  const all: T = {
    ...Object.fromEntries(names.map((name) => [name, Ignored])),
    ...properties,
  }
  return Closed(all, $id)
}
