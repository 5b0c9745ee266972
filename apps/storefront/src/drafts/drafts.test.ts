import { beforeEach, expect, it } from 'vitest'
import { textFields } from './text-fields.ts'
import { drafts } from './drafts.ts'

beforeEach(() => drafts.clear())

it('each form has its draft until it is removed (STORE-1.4)', () => {
  drafts.save('register', { email: 'mei@example.com' })
  drafts.save('order', { remark: 'No peanuts' })
  expect(drafts.read('register')).toEqual({ email: 'mei@example.com' })
  drafts.remove('register')
  expect(drafts.read('register')).toBeUndefined()
  expect(drafts.read('order')).toEqual({ remark: 'No peanuts' })
})
it('logging out removes all drafts (STORE-1.4)', () => {
  drafts.save('order', { remark: 'No peanuts' })
  drafts.clear()
  expect(drafts.read('order')).toBeUndefined()
})
it.each([
  [{ name: 'Mei', phone: 5, other: 'x' }, { name: 'Mei' }],
  [null, {}],
  ['Mei', {}],
])('of a stored value, %j, only texts of known fields are read', (stored, texts) =>
  expect(textFields(stored, ['name', 'phone'])).toEqual(texts),
)
