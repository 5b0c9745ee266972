import { Type } from '@feathersjs/typebox'

/** The digits by which staff are recognised at a device of their shop (STAFF-3.4). */
export const Pin = Type.String({ pattern: '^[0-9]{4,8}$' })
