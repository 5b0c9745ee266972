import { Type } from '@feathersjs/typebox'

/** A random key that gives a diner access to a session (SESS-5.1). */
export const RestoreKey = Type.String({ pattern: '^[0-9A-Za-z_-]{24,64}$' })
