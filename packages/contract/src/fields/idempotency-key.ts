import { Type } from '@feathersjs/typebox'

/** 16 to 64 url-safe characters, made once for one intended write and kept for its retries. */
export const IdempotencyKey = Type.String({ pattern: '^[0-9A-Za-z_-]{16,64}$' })
