import { Type } from '@feathersjs/typebox'

/** A record id: 24 lower-case hexadecimal characters. */
export const Id = Type.String({ pattern: '^[0-9a-f]{24}$' })
