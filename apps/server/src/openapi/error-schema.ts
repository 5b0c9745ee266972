import { errorCodes } from '@comanda/contract'
import type { Json } from './schema-book.ts'

/** The response of every failed call. */
export const errorSchema: Json = {
  type: 'object',
  properties: {
    name: { type: 'string', description: 'Its kind, such as `BadRequest`' },
    code: { type: 'integer', description: 'The HTTP status' },
    message: { type: 'string', description: 'For developers; screens choose words by `data.code`' },
    className: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        code: {
          description: 'One of these, or a code of a rule or a coupon',
          anyOf: [{ type: 'string', enum: [...errorCodes] }, { type: 'string' }],
        },
        field: { type: 'string', description: 'The path of what is wrong' },
      },
    },
  },
  required: ['name', 'code', 'message', 'className'],
}
