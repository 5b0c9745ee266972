import {
  sampleMenu,
  type Script,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import type { GuestFile, User } from '@comanda/contract'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { GuestFilePage } from './guest-file-page.tsx'
import { GuestsPage } from './guests-page.tsx'

const shop = sampleMenu.shop._id
const file: GuestFile = {
  _id: 'g',
  version: 3,
  user: 'm',
  name: 'Chan Mei',
  memberNumber: '00002046',
  note: 'Window seat',
  tags: ['VIP'],
  allergens: ['peanuts'],
  phones: ['9123 4567'],
  emails: ['mei@eat.example'],
  visits: 7,
  spent: 1234.5,
  noShows: 1,
  cancelled: 0,
  favourites: [],
  reservations: [
    { _id: 'r', number: '104', date: '2026-03-07', time: '19:00', status: 'noShow', guests: 4 },
  ],
  merged: [
    {
      _id: 'o',
      name: 'Mei C.',
      time: '2099-01-01T00:00:00.000Z',
      undoUntil: '2099-01-31T00:00:00.000Z',
    },
  ],
  changes: [{ time: '2026-03-01T10:00:00.000Z', kind: 'changed', fields: ['tags'], name: 'Kit' }],
}

const signIn = async (role: 'waiter' | 'manager', script: Script = {}) => {
  const user: User = { _id: 'u', staff: [{ role, shop }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops/subscribe create': () => ({ item: shop }),
    'guests create': () => file,
    'users/members/summary create': () => ({
      _id: 'm',
      ranks: [],
      points: 120,
      balance: 40,
      coupons: [],
      visits: 7,
      favourites: [],
    }),
    'pointRecords find': () => ({ data: [] }),
    ...script,
  })
  const { client } = staffClientOver(server.connection)
  await client.authentication.signIn('ming@eat.example', 'Secret123')
  const sent = (name: string) =>
    server.calls.filter((call) => call.name === name).map(({ args }) => args[0])
  return { client, sent }
}

const openFile = async (role: 'waiter' | 'manager', script: Script = {}) => {
  const { client, sent } = await signIn(role, script)
  const onClosed = vi.fn()
  const screen = await renderForStaff(
    <GuestFilePage named={{ guest: 'g' }} onClosed={onClosed} />,
    { client },
  )
  return { ...screen, sent }
}

test('people are found as the text is typed, and a press opens a file (GUEST-1.2)', async () => {
  const { client, sent } = await signIn('waiter', {
    'guests/search create': () => ({
      guests: [
        { user: 'm', name: 'Chan Mei', memberNumber: '00002046', phoneEnding: '4567' },
        { reservation: 'r', name: 'Chan Tai Man' },
      ],
    }),
  })
  const onOpen = vi.fn()
  const { fill, press, names, settle } = await renderForStaff(<GuestsPage onOpen={onOpen} />, {
    client,
  })
  await fill('searchbox', 'Phone, name, email or member number', '0000 2046')
  await expect.poll(() => sent('guests/search create')).toEqual([{ shop, text: '0000 2046' }])
  await settle(() => undefined)
  await press('button', names('button').find((name) => name.includes('Chan Tai Man')) ?? '')
  expect(onOpen).toHaveBeenCalledWith({ reservation: 'r' })
})

test('a file says who it is, what they must not eat, their visits and what was done (GUEST-1.1)', async () => {
  const { text } = await openFile('manager')
  for (const said of ['Chan Mei', 'Peanuts', 'VIP', '1,234.50', 'No-show', 'Changed: Tags'])
    expect(text()).toContain(said)
})

test('what is written is one change of the version that was read (GUEST-2.1, GUEST-2.3)', async () => {
  const { fill, press, sent } = await openFile('waiter', {
    'guests/change create': () => ({ _id: 'g', version: 4 }),
  })
  await fill('textbox', 'Tags', 'VIP, press，VIP')
  await press('button', 'Save')
  expect(sent('guests/change create')).toMatchObject([
    { guest: 'g', version: 3, tags: ['VIP', 'press'], note: 'Window seat' },
  ])
})

test('managers give points with a reason, once (MEM-7.2, GUEST-6.1)', async () => {
  const { press, fill, sent } = await openFile('manager', {
    'pointRecords create': () => ({}),
  })
  await press('button', 'Give or take points')
  await fill('spinbutton', 'Points', '50')
  await fill('textbox', 'Why', 'Late dish')
  await press('button', 'Give')
  expect(sent('pointRecords create')).toMatchObject([
    {
      user: 'm',
      shop,
      amount: 50,
      note: 'Late dish',
      idempotencyKey: expect.any(String) as string,
    },
  ])
})

test('managers undo a merge (GUEST-3.2)', async () => {
  const manager = await openFile('manager', {
    'guests/unmerge create': () => ({ _id: 'o', version: 1 }),
  })
  await manager.press('button', 'Make it its own again')
  expect(manager.sent('guests/unmerge create')).toEqual([{ shop, guest: 'o' }])
})

test('waiters neither undo, merge nor change points (GUEST-5.1)', async () => {
  const { names } = await openFile('waiter')
  for (const button of ['Make it its own again', 'Add another file', 'Give or take points'])
    expect(names('button')).not.toContain(button)
})

test('managers read a list by rules; owners alone give all of it a coupon (GUEST-7.1, GUEST-7.4)', async () => {
  const { client, sent } = await signIn('manager', {
    'vipLevels find': () => [],
    'orderDiscounts find': () => [{ _id: 'c', name: [{ lang: 'en', value: 'Come again' }] }],
    'guests/givings create': () => ({
      givings: [{ _id: 'w', coupon: 'c', given: 12, createTime: '2026-01-02T10:00:00.000Z' }],
    }),
    'guests/list create': () => ({
      total: 1,
      members: 1,
      guests: [
        {
          guest: 'g',
          user: 'm',
          name: 'Chan Mei',
          visits: 3,
          spent: 90,
          lastVisit: '2026-01-01T10:00:00.000Z',
        },
      ],
    }),
  })
  const onOpen = vi.fn()
  const { fill, press, names, text, settle } = await renderForStaff(
    <GuestsPage onOpen={onOpen} />,
    { client },
  )
  await fill('spinbutton', 'Not here for so many days', '60')
  await press('button', 'Show the list')
  await settle(() => undefined)
  expect(sent('guests/list create')).toEqual([{ shop, rules: { absentDays: 60 } }])
  expect(text()).toContain('1 guest, 1 with an account')
  expect(names('button')).not.toContain('Give all of them a coupon')
  expect(text()).toMatch(/Come again 12 coupons given · .* · still giving/)
  await press('button', names('button').find((name) => name.includes('Chan Mei')) ?? '')
  expect(onOpen).toHaveBeenCalledWith({ guest: 'g' })
})
