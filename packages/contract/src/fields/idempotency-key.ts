import { Type } from '@feathersjs/typebox'

/**
 * 16 to 64 URL-safe characters, generated once per intended write and sent again with its retries. A write without one
 * is recognised by its caller and content while its response may not have arrived (CALL-4.8).
 */
export const IdempotencyKey = Type.String({ pattern: '^[0-9A-Za-z_-]{16,64}$' })
