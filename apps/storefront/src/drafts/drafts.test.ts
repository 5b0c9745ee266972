import { beforeEach, expect, it } from 'vitest'
import { textFields } from './text-fields.ts'
import { drafts } from './drafts.ts'

beforeEach(() => drafts.clear())

it('each form has what was typed into it, until it is forgotten (STORE-1.4)', () => {
  drafts.save('register', { email: 'mei@example.com' })
  drafts.save('order', { remark: 'No peanuts' })
  expect(drafts.read('register')).toEqual({ email: 'mei@example.com' })
  drafts.remove('register')
  expect(drafts.read('register')).toBeUndefined()
  expect(drafts.read('order')).toEqual({ remark: 'No peanuts' })
})
it('who logs out leaves nothing (STORE-1.4)', () => {
  drafts.save('order', { remark: 'No peanuts' })
  drafts.clear()
  expect(drafts.read('order')).toBeUndefined()
})
it.each([
  [{ name: 'Mei', phone: 5, other: 'x' }, { name: 'Mei' }],
  [null, {}],
  ['Mei', {}],
])('of what was kept, %j, only texts of known fields are read', (kept, texts) =>
  expect(textFields(kept, ['name', 'phone'])).toEqual(texts),
)
