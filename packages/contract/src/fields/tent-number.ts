import { Type } from '@feathersjs/typebox'

/** The number on the stand that a guest took to the table (KIOSK-8.3). */
export const TentNumber = Type.Integer({ minimum: 1, maximum: 9999 })
