import { Type } from '@feathersjs/typebox'

/** The id or name of a printer of a kitchen or a water bar. */
export const PrinterName = Type.String({ minLength: 1, maxLength: 40 })

export const PrinterNames = Type.Array(PrinterName, { maxItems: 20 })
