import { Type } from '@feathersjs/typebox'

/** A card reader's name at its provider, such as `tmr_…`. */
export const ReaderName = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w.-]+$' })
