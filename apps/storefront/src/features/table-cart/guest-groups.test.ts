import type { ShownDish } from '@comanda/client/table-cart'
import type { TableGuest } from '@comanda/contract'
import { expect, it } from 'vitest'
import { guestGroups, isOneGuests } from './guest-groups.ts'

const guest = (_id: string, status: TableGuest['status'] = 'admitted'): TableGuest => ({
  _id,
  shop: 'shop',
  status,
  seat: _id,
  animal: 'fox',
  colour: 0,
  isHost: false,
  isReady: false,
  joinTime: '2026-03-03T12:00:00.000Z',
  seenTime: '2026-03-03T12:00:00.000Z',
  version: 1,
})
const dish = (id: string, of: string | null): ShownDish => ({
  id,
  guest: of,
  revision: 0,
  by: of ?? 'ben',
  lines: [{ id, product: 'noodles', quantity: 1 }],
  isPending: false,
  isMine: false,
  mayEdit: false,
})

it('TABLE-6.1: one’s own dishes first, then the others’, what is for all last; who is there without dishes too, who has left with some alone', () => {
  const guests = [
    guest('ben'),
    guest('me'),
    guest('ann'),
    guest('gone', 'left'),
    guest('left', 'left'),
  ]
  const dishes = [dish('1', 'ben'), dish('2', null), dish('3', 'me'), dish('4', 'gone')]
  const groups = guestGroups({ guests, dishes, self: guest('me') })
  expect(groups.map((group) => [group.guest?._id, group.dishes.map(({ id }) => id)])).toEqual([
    ['me', ['3']],
    ['ben', ['1']],
    ['ann', []],
    ['gone', ['4']],
    [undefined, ['2']],
  ])
})

it('TABLE-6.13: one guest’s cart is theirs alone until somebody else is at the table, or a dish is for all', () => {
  const groupsOf = (others: readonly TableGuest[], dishes: readonly ShownDish[]) =>
    guestGroups({ guests: [guest('me'), ...others], dishes, self: guest('me') })
  expect(isOneGuests(groupsOf([], [dish('1', 'me')]))).toBe(true)
  expect(isOneGuests(groupsOf([guest('gone', 'left')], [dish('1', 'me')]))).toBe(true)
  expect(isOneGuests(groupsOf([guest('ben')], [dish('1', 'me')]))).toBe(false)
  expect(isOneGuests(groupsOf([], [dish('1', 'me'), dish('2', null)]))).toBe(false)
})
