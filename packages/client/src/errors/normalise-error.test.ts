import { NotFound } from '@feathersjs/errors'
import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { normaliseError } from './normalise-error.ts'

test.each([
  [{ statusCode: 418, status: 404, response: { status: 400 } }, 418],
  [{ status: 404, response: { status: 400 } }, 404],
  [{ response: { status: 400 } }, 400],
  [new NotFound('gone'), 404],
  [new Error('broken'), 500],
  ['text', 500],
  [undefined, 500],
])(
  'statusCode comes from statusCode, status, response status, else 500: %j (ERR-1.2)',
  (failure, status) => {
    expect(normaliseError(failure).statusCode).toBe(status)
  },
)

test('the contract code and field come from the data (ERR-1.1)', () => {
  const error = normaliseError(new NotFound('x', { code: 'shopNotFound', field: 'shop' }))
  expect(error).toMatchObject({ name: 'NotFound', code: 'shopNotFound', field: 'shop' })
  expect(error).toBeInstanceOf(CallError)
})
