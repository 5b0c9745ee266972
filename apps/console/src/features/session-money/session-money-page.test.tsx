import { CallError } from '@comanda/client'
import {
  sampleAttempt,
  sampleIds,
  sampleMenu,
  sampleSession,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import type {
  PaymentAttempt,
  PaymentMessage,
  Refund,
  RefundPreview,
  SessionPayment,
  TableSession,
  User,
} from '@comanda/contract'
import { textOf, within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { SessionMoneyPage } from './session-money-page.tsx'

const { shop } = sampleMenu
const card = 'd'.repeat(24)
const time = '2026-03-03T04:00:00.000Z'

const payment: SessionPayment = {
  _id: 'p',
  type: 'card',
  method: card,
  amount: 80,
  tips: 8,
  surcharge: 2,
  surchargeWithoutTax: 2,
  time,
}

const preview: RefundPreview = {
  parts: [{ payment: 'p', by: 'provider', amount: 30, tips: 0, surcharge: 0.75 }],
  total: 50,
  coupons: 0,
}

interface Money {
  readonly attempts?: readonly PaymentAttempt[]
  readonly messages?: readonly Partial<PaymentMessage>[]
  readonly refunds?: readonly Partial<Refund>[]
  readonly payments?: readonly SessionPayment[]
  readonly previews?: () => RefundPreview
  readonly own?: Partial<TableSession>
}

const open = async ({
  attempts = [],
  messages = [],
  refunds = [],
  payments = [],
  previews = () => preview,
  own = {},
}: Money) => {
  const user: User = { _id: 'u', staff: [{ role: 'cashier', shop: shop._id }] }
  const session = sampleSession({ payments: [...payments], contactName: 'Wing', ...own })
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops/subscribe create': () => ({ item: shop._id }),
    'tableSessions get': () => session,
    'tableSessions find': () => ({ data: [session] }),
    'tableSessions/updatePayment create': () => session,
    'tableSessions/previewRefund create': previews,
    'tableSessions/refund create': () => session,
    'approvals create': () => ({}),
    'paymentAttempts find': () => ({ data: attempts }),
    'paymentAttempts/cancel create': () => attempts[0],
    'paymentAttempts/confirm create': () => attempts[0],
    'paymentAttempts/decide create': () => attempts[0],
    'paymentMessages find': () => ({ data: messages }),
    'paymentMethods find': () => [
      { _id: card, name: [{ lang: 'en', value: 'Credit card' }], type: 'card' },
    ],
    'refunds find': () => ({ data: refunds }),
    'invoices find': () => ({ data: [] }),
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  const screen = await renderForStaff(<SessionMoneyPage session={sampleIds.session} />, staff)
  await vi.waitFor(() => expect(screen.names('heading')).toContain('Bill'))
  const sent = (name: string) =>
    server.calls.find((call) => call.name === `${name} create`)?.args[0]
  return { ...screen, server, sent }
}

test('PAY-9.3: a bill shows its place, its state, what is to pay and what was paid by which way', async () => {
  const { get, text } = await open({ payments: [payment] })
  expect(textOf(get('heading', 'Bill of Takeaway · Wing'))).toContain('Wing')
  expect(text()).toContain('Open')
  expect(text()).toContain('Order 12')
  const payments = within(get('list', 'Payments'))
  expect(payments.text()).toContain('Credit card')
  expect(payments.text()).toContain('with $ 8.00 tips')
  expect(payments.text()).toContain('with $ 2.00 surcharge')
})

test('PAY-9.4: of each attempt it says in words what became of it, and what the provider said', async () => {
  const attempts = [
    sampleAttempt({ status: 'failed', failure: '05', captured: 0 }),
    sampleAttempt({ _id: 'e'.repeat(24), status: 'surplus', captured: 80, refunded: 80 }),
  ]
  const messages = [
    {
      _id: 'm',
      attempt: attempts[0]?._id ?? '',
      kind: 'notify' as const,
      valid: false,
      refusal: 'signature',
      count: 2,
      time,
      body: { req_card_number: 'xxxx' },
    },
  ]
  const { get, text, names } = await open({ attempts, messages })
  const tries = within(get('list', 'At the providers'))
  expect(tries.text()).toContain('It was not paid. The provider said: 05')
  expect(tries.text()).toContain('$ 80.00 of it goes back')
  expect(tries.text()).toContain('req_card_number')
  expect(text()).toContain('Notification')
  expect(text()).toContain('2 times')
  expect(text()).toContain('Refused: its signature is wrong')
  expect(names('button')).toEqual([])
})

test('PAY-9.4: the provider of one that waits is queried; a transfer is confirmed with the bank’s reference', async () => {
  const attempts = [sampleAttempt({ provider: 'fps', captured: 0 })]
  const { press, fill, get, sent } = await open({ attempts })
  await press('button', 'Ask the providers')
  expect(sent('tableSessions/updatePayment')).toEqual({ session: sampleIds.session })
  await press('button', 'Confirm the transfer')
  const dialog = () => within(get('alertdialog'))
  expect(dialog().get('button', 'Confirm the transfer').hasAttribute('disabled')).toBe(true)
  await fill('textbox', 'The bank’s reference', 'FPS 1234')
  await dialog().press('button', 'Confirm the transfer')
  await vi.waitFor(() =>
    expect(sent('paymentAttempts/confirm')).toEqual({
      attempt: attempts[0]?._id,
      reference: 'FPS 1234',
    }),
  )
})

test('PAY-9.4: a provider that can be queried is not confirmed by hand; cancelling is confirmed first', async () => {
  const attempts = [sampleAttempt({ provider: 'stripe', captured: 0 })]
  const { press, names, get, sent } = await open({ attempts })
  expect(names('button')).toEqual(['Ask the providers', 'Cancel'])
  await press('button', 'Cancel')
  expect(sent('paymentAttempts/cancel')).toBeUndefined()
  await within(get('alertdialog')).press('button', 'Cancel')
  await vi.waitFor(() =>
    expect(sent('paymentAttempts/cancel')).toEqual({ attempt: attempts[0]?._id }),
  )
})

test.each([
  ['amount', 60, ['Send back', 'Accept']],
  ['currency', 60, ['Send back']],
  [undefined, 0, ['Reject']],
] as const)(
  'PAY-9.4: in review for %s with %s captured, staff may %j',
  async (failure, captured, expected) => {
    const reason = failure === undefined ? {} : { failure }
    const attempts = [sampleAttempt({ status: 'review', captured, ...reason })]
    const { names, press, get, sent } = await open({ attempts })
    expect(names('button')).toEqual(['Ask the providers', ...expected])
    const step = expected.at(-1) ?? 'Reject'
    await press('button', step)
    await within(get('alertdialog')).press('button', step)
    const decision = { Accept: 'accept', 'Send back': 'refund', Reject: 'reject' }[step]
    await vi.waitFor(() => expect(sent('paymentAttempts/decide')).toMatchObject({ decision }))
  },
)

test('PAY-9.5: a refund shows what goes back and which way before it is made, and needs a reason', async () => {
  const { press, fill, get, sent, text } = await open({ payments: [payment] })
  await press('button', 'Refund: Credit card, $ 80.00')
  const sheet = () => within(get('dialog'))
  await sheet().press('radio', 'Amount')
  await fill('textbox', 'Amount', '30')
  await vi.waitFor(() => expect(text()).toContain('$ 30.75 back to the card or wallet'))
  expect(text()).toContain('$ 0.75 of it surcharge')
  expect(text()).toContain('The bill is then $ 50.00.')
  expect(sent('tableSessions/previewRefund')).toMatchObject({ payment: 'p', amount: 30 })
  expect(sheet().get('button', 'Refund $ 30.75').hasAttribute('disabled')).toBe(true)
  await fill('textbox', 'Why?', 'It was cold')
  await sheet().press('button', 'Refund $ 30.75')
  await vi.waitFor(() =>
    expect(sent('tableSessions/refund')).toMatchObject({
      payment: 'p',
      amount: 30,
      reason: 'It was cold',
      idempotencyKey: expect.any(String),
    }),
  )
})

test('PAY-9.5: a refusal is shown in words, and nothing can be refunded', async () => {
  const { press, fill, get, text } = await open({
    payments: [payment],
    previews: () => {
      const data = { reason: 'amount', refundable: 12 }
      const refusal = { name: 'Conflict', message: 'No', statusCode: 409, code: 'paymentRefused' }
      throw new CallError({ ...refusal, data })
    },
  })
  await press('button', 'Refund: Credit card, $ 80.00')
  await within(get('dialog')).press('radio', 'Amount')
  await fill('textbox', 'Amount', '30')
  await vi.waitFor(() =>
    expect(text()).toContain('That is more than is left of this payment: $ 12.00.'),
  )
  expect(within(get('dialog')).get('button', 'Refund').hasAttribute('disabled')).toBe(true)
  await fill('textbox', 'Amount', '90')
  expect(text()).toContain('Enter an amount.')
})

test('PAY-5.11: a refund above the limit of the bill is requested of an owner', async () => {
  const { press, fill, get, sent, text } = await open({
    payments: [payment],
    previews: () => ({ ...preview, limit: 20 }),
  })
  await press('button', 'Refund: Credit card, $ 80.00')
  await within(get('dialog')).press('radio', 'Amount')
  await fill('textbox', 'Amount', '30')
  await vi.waitFor(() => expect(text()).toContain('This is more: an owner must approve it.'))
  await fill('textbox', 'Why?', 'It was cold')
  await within(get('dialog')).press('button', 'Request the refund of $ 30.75')
  await vi.waitFor(() =>
    expect(sent('approvals')).toEqual({
      shop: shop._id,
      action: 'refund',
      refund: { session: sampleIds.session, payment: 'p', amount: 30 },
      note: 'It was cold',
      idempotencyKey: expect.any(String),
    }),
  )
  expect(sent('tableSessions/refund')).toBeUndefined()
})

test.each([
  { outstanding: 0, badge: 'Deposit paid' },
  { outstanding: 450, badge: 'Not paid' },
])(
  'DEP-1.3: the bill of a deposit with $outstanding to pay says that it is one: $badge',
  async ({ outstanding, badge }) => {
    const deposit = { type: 'topUp', deposit: 'r', status: 'toPay' } as const
    const { names, text } = await open({ own: { ...deposit, tables: [], outstanding } })
    expect(names('heading')).toContain('Bill of Deposit · Wing')
    expect(text()).toContain(badge)
  },
)
