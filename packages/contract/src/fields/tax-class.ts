import { Type } from '@feathersjs/typebox'

/** A class of dishes by which they are taxed, such as `Drinks`; compared as it is written (TAX-1.5). */
export const TaxClass = Type.String({ minLength: 1, maxLength: 40 })
