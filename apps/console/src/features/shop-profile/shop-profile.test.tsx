import { CallError } from '@comanda/client'
import {
  sampleMenu,
  type Script,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import type { Shop, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { LiveShop } from '../../testing/live-shop.tsx'
import { patchedShop } from '../../testing/patched-shop.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { withoutExpected } from '../../testing/without-expected.ts'
import { ShopProfile } from './shop-profile.tsx'
import './public-holidays.tsx'

afterEach(() => vi.useRealTimers())

const user: User = { _id: 'u', staff: [{ role: 'manager', shop: sampleMenu.shop._id }] }

const plain: Shop = {
  _id: sampleMenu.shop._id,
  name: [{ lang: 'en', value: 'Harbour' }],
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  openForOnline: true,
  openTakeAway: true,
  onlineOpeningHours: [{ weekdays: [1], startTime: '11:00', endTime: '24:00' }],
}

const open = async (changes: Partial<Shop> = {}, script: Script = {}, account = user) => {
  const shop = { ...plain, ...changes }
  const server = scriptedConnection({
    'shops find': () => [shop],
    'shops patch': patchedShop(shop),
    'reservationSettings find': () => [],
    'reservations find': () => ({ data: [] }),
    ...script,
  })
  const staff = staffClientOver(server.connection)
  if (account !== user) await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(account)
  const screen = await renderForStaff(
    <LiveShop>
      <ShopProfile />
    </LiveShop>,
    { ...staff, shop },
  )
  const sent = () =>
    server.calls
      .filter(({ name }) => name === 'shops patch')
      .map(({ args }) => withoutExpected(args.slice(0, 2)))
  return { ...screen, sent }
}

test('STAFF-10.1: a manager names the shop in three languages, with its address and phone', async () => {
  const { fill, press, sent, text } = await open()
  await press('button', 'Name')
  await fill('textbox', 'Name in Traditional Chinese', '海港')
  await press('button', 'Save')
  await press('button', 'Address')
  await fill('textbox', 'Address in English', '1 Pier Road')
  await press('button', 'Save')
  await press('button', 'Phone')
  await fill('textbox', 'Phone', ' 2345 6789 ')
  await press('button', 'Save')
  expect(sent()).toEqual([
    [
      plain._id,
      {
        name: [
          { lang: 'en', value: 'Harbour' },
          { lang: 'cht', value: '海港' },
        ],
      },
    ],
    [plain._id, { address: [{ lang: 'en', value: '1 Pier Road' }] }],
    [plain._id, { phone: '2345 6789' }],
  ])
  expect(text()).toContain('Saved')
})

test('CAT-1.12: a manager says in which languages the menu is written; forms ask for texts in these', async () => {
  const { fill, press, sent, names } = await open({ languages: ['it', 'en'] })
  await press('button', 'Name')
  expect(names('textbox').filter((name) => name.startsWith('Name in'))).toEqual([
    'Name in Italian',
    'Name in English',
  ])
  await fill('textbox', 'Name in Italian', 'Da Gino')
  await press('button', 'Save')
  await press('button', 'Languages of the menu')
  await fill('combobox', 'The shop’s own language', 'en')
  await press('checkbox', 'Italian')
  await fill('combobox', 'Add a language', 'ja')
  await press('button', 'Save')
  const [name, languages] = sent().map((args) => args?.[1])
  expect(name).toEqual({
    name: [
      { lang: 'it', value: 'Da Gino' },
      { lang: 'en', value: 'Harbour' },
    ],
  })
  expect(languages).toEqual({ languages: ['en', 'ja'] })
})

test('STAFF-10.1: where the shop is: a second line of its address, and a position of two numbers or none', async () => {
  const { fill, press, sent, text } = await open({ lat: 22.28, long: 114.15 })
  await press('button', 'Address')
  await fill('textbox', 'Address, second line in English', '2nd floor')
  await fill('spinbutton', 'Latitude optional', '')
  await press('button', 'Save')
  expect(text()).toContain('Enter both numbers, or neither.')
  expect(sent()).toEqual([])
  await fill('spinbutton', 'Longitude optional', '')
  await press('button', 'Save')
  expect(sent()).toEqual([
    [plain._id, { addressDetail: [{ lang: 'en', value: '2nd floor' }], lat: null, long: null }],
  ])
})

test('STAFF-10.1: only what was changed is sent, so that what others change stays', async () => {
  const { press, sent } = await open({ phone: '1' })
  await press('button', 'What guests can order')
  await press('button', 'Save')
  expect(sent()).toEqual([])
  await press('button', 'What guests can order')
  await press('checkbox', 'Takeaway Guests order to take away.')
  await press('button', 'Save')
  await press('button', 'What guests can order')
  await press('button', 'Save')
  expect(sent()).toEqual([[plain._id, { openTakeAway: false }]])
})

test('MERGE-1.11: sets over several orders are offered where sets form by themselves', async () => {
  const { press, sent, text } = await open()
  await press('button', 'What guests can order')
  expect(text()).not.toContain('Sets form over several orders')
  await press(
    'checkbox',
    'Sets form by themselves at kiosks and in orders of staff A main, a drink and a side that are put into the cart one by one become the cheaper set. On phones they always do.',
  )
  await press(
    'checkbox',
    'Sets form over several orders Dishes that staff or a kiosk order one after another cost what the set costs. The kitchen has them as they were ordered; the bill shows what is saved under the name of the set.',
  )
  await press('button', 'Save')
  expect(sent()).toEqual([[plain._id, { autoMergeInPOS: true, autoMergeOrderedInPOS: true }]])
})

test('STAFF-10.1: how long a party sits, and how much is ordered at once; an empty field has the default again', async () => {
  const { fill, press, sent } = await open({ maxQuantity: 5 })
  await press('button', 'Time at a table')
  await fill('spinbutton', 'Minutes until the last order optional', '75')
  await fill('spinbutton', 'Minutes until guests leave optional', '90')
  await press('button', 'Save')
  await press('button', 'What guests can order')
  await fill('spinbutton', 'Most of one dish in an order optional', '')
  await press('button', 'Save')
  expect(sent()).toEqual([
    [plain._id, { orderCutoffMinutes: 75, orderLeaveMinutes: 90 }],
    [plain._id, { maxQuantity: null }],
  ])
})

test('STAFF-10.2: hours are for days and kinds of orders; midnight is the end of a day', async () => {
  const { press, sent, get, text } = await open()
  await press('button', 'Hours for orders')
  await press('button', 'Add hours')
  const added = within(get('group', 'Hours 2'))
  expect(added.names('checkbox')).toContain('Saturday')
  await press('button', 'Remove hours 1')
  await press('checkbox', 'Saturday')
  await press('checkbox', 'Sunday')
  await press('radio', 'Only these')
  expect(text()).toContain('Choose at least one.')
  await press('button', 'Save')
  expect(sent()).toEqual([])
  await press('checkbox', 'Delivery')
  await press('button', 'Save')
  expect(sent()[0]?.[1]).toEqual({
    onlineOpeningHours: [
      { weekdays: [0, 6], startTime: '11:00', endTime: '22:00', orderType: ['delivery'] },
    ],
  })
})

test('STAFF-10.2: a shop without hours says that guests cannot order', async () => {
  const { press, sent, text } = await open()
  await press('button', 'Hours for orders')
  await press('button', 'Remove hours 1')
  expect(text()).toContain('Without hours guests cannot order.')
  await press('button', 'Save')
  expect(sent()[0]?.[1]).toEqual({ onlineOpeningHours: null })
})

test('SHELL-4.1: a manager says that guests share the devices, after 30 and 60 seconds unless others are entered', async () => {
  const { fill, press, sent } = await open()
  await press('button', 'Shared devices')
  await press(
    'checkbox',
    'Guests share the devices they order on On every device, in every mode, a warning shows after a while without a touch; then cart, sign-in and orders are removed from it. For tablets of the house, not for a shop that guests visit with their own phones.',
  )
  await fill('spinbutton', 'Seconds until the warning optional', '20')
  await press('button', 'Save')
  expect(sent()).toEqual([[plain._id, { sharedDevices: { warn: 20, reset: 60 } }]])
})
test('ORDER-1.16: a manager makes the shop a drive-through', async () => {
  const { press, sent } = await open()
  await press('button', 'What guests can order')
  await press(
    'checkbox',
    'Drive-through Guests who take away enter their licence plate; staff read it on the order and the ticket.',
  )
  await press('button', 'Save')
  expect(sent()).toEqual([[plain._id, { driveThrough: true }]])
})

test('STAFF-10.15: a manager says when the business day ends, and reads it if guests still order then', async () => {
  const { fill, press, sent, text } = await open({
    onlineOpeningHours: [{ startTime: '18:00', endTime: '05:00' }],
  })
  await press('button', 'End of the business day')
  expect(text()).toContain('one night’s orders would fall on two days')
  await fill('combobox', 'End of the business day', '06:00')
  expect(text()).toContain('Later orders belong to the next day')
  await press('button', 'Save')
  await press('button', 'End of the business day')
  await fill('combobox', 'End of the business day', '04:00')
  await press('button', 'Save')
  await press('button', 'End of the business day')
  await fill('combobox', 'End of the business day', '')
  await press('button', 'Save')
  expect(sent()).toEqual([
    [plain._id, { dayEnd: '06:00' }],
    [plain._id, { dayEnd: '04:00' }],
    [plain._id, { dayEnd: null }],
  ])
})

const named = (value: string) => ({ name: [{ lang: 'en' as const, value }] })

test('STAFF-10.16: a manager gives a day its own hours; days that are over are forgotten', async () => {
  const { fill, names, press, sent, text } = await open({
    specialDays: [
      { ...named('Over'), from: '2020-01-01' },
      { ...named('Mothers'), from: '2099-05-10' },
      { ...named('New Year'), from: '2026-01-01', yearly: true },
    ],
  })
  await press('button', 'Closed days and other hours')
  expect(text()).toContain('New Year Jan 1 · every year · Closed')
  expect(text()).not.toContain('Over')
  await press('button', 'Remove New Year')
  await press('button', 'Add a day')
  expect(names('textbox').filter((name) => name === 'What it is in English')).toHaveLength(2)
  await press('button', 'Remove New day')
  await fill('textbox', 'What it is in English', 'Mother’s Day')
  await press('checkbox', 'Closed all day')
  await press('button', 'Save')
  const hours = [{ startTime: '11:00', endTime: '22:00' }]
  const specialDays = [{ ...named('Mother’s Day'), from: '2099-05-10', hours }]
  expect(sent()).toEqual([[plain._id, { specialDays }]])
})

test('STAFF-10.20: a day that a colleague has closed since stays; of an entry that both changed nothing typed is lost', async () => {
  const mine = { ...named('Mothers'), from: '2099-05-10' }
  const theirs = { ...named('Water pipe'), from: '2099-06-01' }
  let stored: Shop = { ...plain, specialDays: [mine] }
  const { fill, press, text, names } = await open(stored, {
    'shops get': () => stored,
    'shops patch': (_: unknown, { expected = {}, ...data }: { expected?: Partial<Shop> }) => {
      if (JSON.stringify(expected.specialDays) !== JSON.stringify(stored.specialDays))
        throw Object.assign(new Error(), { code: 409, data: { code: 'recordChanged' } })
      stored = { ...stored, ...data }
      return stored
    },
  })
  stored = { ...stored, specialDays: [mine, theirs] }
  await press('button', 'Closed days and other hours')
  await press('button', 'Remove Mothers')
  await press('button', 'Save')
  expect(stored.specialDays).toEqual([theirs])
  await press('button', 'Closed days and other hours')
  expect(text()).toContain('Water pipe Mon, Jun 1, 2099 · Closed')

  stored = { ...stored, specialDays: [{ ...theirs, to: '2099-06-02' }] }
  await fill('textbox', 'What it is in English', 'Kitchen')
  await press('button', 'Save')
  expect(text()).toContain('Somebody else has changed the same entry since you opened this.')
  expect(names('button')).toContain('Remove Kitchen')
})

const booked = (time: string) => ({
  status: 'booked',
  date: '2026-12-25',
  time,
  startTime: `2026-12-25T${time}:00Z`,
})

test('SESS-10.6: who enters a special day reads how many have booked outside its hours, and finds them, before it is stored', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T04:00:00Z') })
  const asked: unknown[] = []
  const { get, press, sent, settle, text } = await open(
    { specialDays: [{ ...named('Christmas'), from: '2026-12-25' }] },
    {
      'reservations find': (query: unknown) => {
        asked.push(query)
        return { data: [booked('19:00'), booked('22:30')] }
      },
    },
  )
  await press('button', 'Closed days and other hours')
  expect(asked).toEqual([])
  await settle(() => {
    const row = document.querySelector('details')!
    row.open = true
    row.dispatchEvent(new Event('toggle'))
  })
  await expect.poll(text).toContain('2 bookings are left outside the hours.')
  expect(get('link', 'Show in the book').getAttribute('href')).toBe(
    `/${plain._id}/book?date=2026-12-25`,
  )
  expect(asked).toMatchObject([
    {
      shop: plain._id,
      date: { $gte: '2026-12-25', $lte: '2026-12-25' },
      status: { $in: ['booked', 'confirmed'] },
    },
  ])
  await press('checkbox', 'Closed all day')
  await expect.poll(text).toContain('1 booking is left outside the hours.')
  await press('button', 'Remove Christmas')
  expect(text()).not.toContain('left outside')
  expect(sent()).toEqual([])
})

test('STAFF-10.19: of the public holidays those become special days that a manager ticks', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T04:00:00Z') })
  const { press, names, sent, text } = await open({
    specialDays: [{ ...named('Christmas'), from: '2026-12-25', yearly: true }],
  })
  await press('button', 'Closed days and other hours')
  await press('button', 'Public holidays')
  await expect.poll(text).toContain('Christmas Day')
  await press('button', 'Save')
  expect(sent()).toEqual([])
  await press('button', 'Closed days and other hours')
  await press('button', 'Public holidays')
  await expect.poll(text).toContain('Christmas Day')
  const row = names('checkbox').find(
    (name) => name.includes('1 January 2027') || name.includes('January 1, 2027'),
  )
  await press('checkbox', row)
  await press('button', 'Add 1 day')
  await press('button', 'Save')
  expect(sent()[0]?.[1]).toMatchObject({
    specialDays: [{ from: '2027-01-01' }, { from: '2026-12-25' }],
  })
})

test('GROUP-5.1: a day is saved in other shops of the manager, each says whether it has it, and one that refuses stays chosen', async () => {
  const others = ['pier', 'hill', 'bar'].map((id) => ({
    ...plain,
    _id: id,
    name: [{ lang: 'en' as const, value: id }],
  }))
  const staff = ['pier', 'hill'].map((shop) => ({ role: 'manager' as const, shop }))
  const account: User = {
    ...user,
    staff: [...user.staff!, ...staff, { role: 'waiter', shop: 'bar' }],
  }
  let refuses = true
  const specialDays = [{ ...named('Works'), from: '2099-05-10' }]
  const { all, press, sent, text } = await open(
    { specialDays },
    {
      'authentication create': () => ({ accessToken: 'token', user: account }),
      'shops find': () => [{ ...plain, specialDays }, ...others],
      'shops get': (id: string) => others.find(({ _id }) => _id === id),
      'shops patch': (id: string) => {
        if (id === 'pier' && refuses)
          throw new CallError({ name: 'Forbidden', message: 'No', statusCode: 403 })
        return others.find(({ _id }) => _id === id)
      },
    },
    account,
  )
  await press('button', 'Closed days and other hours')
  expect(all('checkbox', 'bar')).toEqual([])
  await press('checkbox', 'All shops')
  await press('button', 'Save')
  expect(sent()).toEqual([
    ['pier', { specialDays }],
    ['hill', { specialDays }],
  ])
  expect(text()).toContain('Also for 1 other shop')
  refuses = false
  await press('button', 'Save')
  expect(sent().slice(2)).toEqual([['pier', { specialDays }]])
  await press('button', 'Closed days and other hours')
  expect(text()).toContain('Also for other shops')
})
