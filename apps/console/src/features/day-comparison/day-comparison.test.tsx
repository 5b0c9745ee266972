import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { PaymentDifference, Reconciliation, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { DayComparisonPage } from './day-comparison-page.tsx'

const { shop } = sampleMenu
const day = '2026-03-03'
const time = '2026-03-03T04:00:00.000Z'
const midnight = '2026-03-03T16:00:00.000Z'

const result: Reconciliation = {
  _id: 'r',
  shop: shop._id,
  account: 'a',
  day,
  status: 'done',
  basis: 'list',
  from: time,
  to: time,
  same: 12,
  differences: 1,
  unknown: 0,
  others: 0,
  here: 960,
  there: 1040,
  startTime: time,
}
const missing: PaymentDifference = {
  _id: 'd',
  shop: shop._id,
  account: 'a',
  day,
  kind: 'notHere',
  attempt: 'p',
  session: 's',
  there: 80,
  currency: 'HKD',
  time,
  createTime: time,
  solved: false,
}

const open = async (differences: readonly PaymentDifference[], results = [result]) => {
  const user: User = { _id: 'u', staff: [{ role: 'manager', shop: shop._id }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops/subscribe create': () => ({ item: shop._id }),
    'reconciliations find': () => ({ data: results }),
    'reconciliations create': () => result,
    'paymentDifferences find': () => ({ data: differences }),
    'paymentDifferences patch': () => differences[0],
    'paymentAttempts find': () => ({ data: [{ account: 'a', provider: 'stripe' }] }),
    'refunds find': () => ({ data: [] }),
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  const page = <DayComparisonPage day={day} onDay={() => undefined} />
  const screen = await renderForStaff(page, staff)
  await vi.waitFor(() => expect(screen.names('region')).toContain('Stripe'))
  const sent = (name: string) => server.calls.find((call) => call.name === name)?.args
  return { ...screen, account: within(screen.get('region', 'Stripe')), sent }
}

test('PAY-9.7: an account without payments of the day says so, and until when; managers know it by its provider', async () => {
  const empty = { ...result, same: 0, differences: 0, here: 0, there: 0 }
  const over = { ...empty, _id: 'q', account: 'q', provider: 'linePay' as const, to: midnight }
  const { account, names, get } = await open([], [empty, over])
  expect(account.text()).toContain('Nothing was paid by it until Mar 3, 2026, 12:00')
  expect(names('region')).toContain('LINE Pay')
  expect(get('region', 'LINE Pay').textContent).toContain('Nothing was paid by it on this day.')
})

test('PAY-9.7: each account shows what is the same, what differs, and what to do about it', async () => {
  const { account } = await open([missing])
  expect(account.text()).toContain('1 difference')
  expect(account.text()).toContain('12 are the same.')
  expect(account.text()).toContain('Here $ 960.00, at the provider $ 1,040.00.')
  expect(account.text()).toContain('Payment missing here')
  expect(account.text()).toContain('Settle it by the provider’s books')
  expect(account.names('link')).toEqual(['Payments and receipts'])
})

test('PAY-9.7: managers compare again, and settle what only the provider has', async () => {
  const { account, sent } = await open([missing])
  await account.press('button', 'Settle by the provider’s books')
  const sentData = { shop: shop._id, account: 'a', day, fix: true }
  await vi.waitFor(() => expect(sent('reconciliations create')?.[0]).toEqual(sentData))
})

test('PAY-9.7: a difference that was solved outside is noted with how', async () => {
  const { account, get, fill, sent } = await open([{ ...missing, kind: 'amount', here: 70 }])
  expect(account.names('button')).toEqual(['It is solved', 'Compare again'])
  await account.press('button', 'It is solved')
  await fill('textbox', 'Note', 'Refunded on its website')
  await within(get('alertdialog')).press('button', 'It is solved')
  await vi.waitFor(() =>
    expect(sent('paymentDifferences patch')?.slice(0, 2)).toEqual([
      'd',
      { note: 'Refunded on its website' },
    ]),
  )
})

test('PAY-9.7: if nothing differs, it says so', async () => {
  const { account } = await open([{ ...missing, solved: true, note: 'Done' }])
  expect(account.text()).toContain('No difference')
  expect(account.text()).toContain('1 solved')
})
