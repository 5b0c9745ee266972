import { Type } from '@feathersjs/typebox'

/** A line's id within its cart or session: made by the client, any short word. */
export const LineId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[0-9A-Za-z_-]+$' })
