import type { User } from '@comanda/contract'
import { expect, test } from 'vitest'
import { worksIn } from './staff-shops.ts'

const user = (staff: User['staff']): User => ({ _id: 'u', staff }) as User

test('staff work in the shops of their entries, owners in all, members in none', () => {
  expect(worksIn(user([{ role: 'kitchen', shop: 'a' }]), 'a')).toBe(true)
  expect(worksIn(user([{ role: 'kitchen', shop: 'a' }]), 'b')).toBe(false)
  expect(worksIn(user([{ role: 'owner' }]), 'b')).toBe(true)
  expect(worksIn(user(undefined), 'a')).toBe(false)
})
