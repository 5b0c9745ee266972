import { Type } from '@feathersjs/typebox'

/** 16 to 64 URL-safe characters, generated once per intended write and sent again with its retries. */
export const IdempotencyKey = Type.String({ pattern: '^[0-9A-Za-z_-]{16,64}$' })
