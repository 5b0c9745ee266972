import { beforeEach, expect, it } from 'vitest'
import { textsOf } from './texts-of.ts'
import { typed } from './typed.ts'

beforeEach(() => typed.forgetAll())

it('each form has what was typed into it, until it is forgotten (STORE-1.4)', () => {
  typed.keep('register', { email: 'mei@example.com' })
  typed.keep('order', { remark: 'No peanuts' })
  expect(typed.read('register')).toEqual({ email: 'mei@example.com' })
  typed.forget('register')
  expect(typed.read('register')).toBeUndefined()
  expect(typed.read('order')).toEqual({ remark: 'No peanuts' })
})
it('who logs out leaves nothing (STORE-1.4)', () => {
  typed.keep('order', { remark: 'No peanuts' })
  typed.forgetAll()
  expect(typed.read('order')).toBeUndefined()
})
it.each([
  [{ name: 'Mei', phone: 5, other: 'x' }, { name: 'Mei' }],
  [null, {}],
  ['Mei', {}],
])('of what was kept, %j, only texts of known fields are read', (kept, texts) =>
  expect(textsOf(kept, ['name', 'phone'])).toEqual(texts),
)
