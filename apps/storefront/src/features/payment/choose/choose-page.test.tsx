import { CallError } from '@comanda/client'
import {
  sampleAttempt,
  sampleIds,
  sampleMenu,
  sampleOrder,
  sampleSession,
  sampleTable,
} from '@comanda/client/testing'
import type { PaymentMethod, Shop, StartPaymentData, TableSession } from '@comanda/contract'
import { expect, it } from 'vitest'
import { renderForDiner } from '../../../testing/render-for-diner.tsx'
import { ChoosePage } from './choose-page.tsx'
import type { PaymentWish } from './payment-form.ts'

const named = (value: string) => [{ lang: 'en' as const, value }]
const card: PaymentMethod = {
  _id: 'd'.repeat(24),
  name: named('Card'),
  type: 'card',
  call: 'cybersource/redirect/setup',
}
const wallet: PaymentMethod = {
  _id: 'e'.repeat(24),
  name: named('Wallet'),
  type: 'wallet',
  call: 'payments/online',
  surcharge: { percent: 2, fixed: 1 },
  most: 500,
}
const counter: PaymentMethod = { _id: 'f'.repeat(24), name: named('Counter'), type: 'counter' }

interface Given {
  readonly bill?: TableSession
  readonly methods?: readonly PaymentMethod[]
  readonly shop?: Partial<Shop>
  readonly wish?: PaymentWish
  /** Why the first start is refused. */
  readonly refusal?: CallError
}

const open = async ({
  bill = sampleTable(),
  methods = [card, wallet, counter],
  shop = {},
  wish = {},
  refusal,
}: Given = {}) => {
  const sent: StartPaymentData[] = []
  const refusals = refusal ? [refusal] : []
  const start = (data: StartPaymentData) => {
    sent.push(data)
    const failure = refusals.pop()
    if (failure) throw failure
    return { attempt: sampleAttempt(), next: { kind: 'wait' } }
  }
  const screen = await renderForDiner(<ChoosePage id={bill._id} wish={wish} />, {
    session: bill,
    path: `/payment/${bill._id}`,
    script: {
      'tableSessions get': () => bill,
      'shops get': () => ({ ...sampleMenu.shop, ...shop }),
      'paymentMethods find': () => methods,
      'cybersource/redirect/setup create': start,
      'payments/online create': start,
      'tableSessions/payBy create': () => bill,
    },
  })
  await screen.act(async () => undefined)
  return { ...screen, sent }
}

it('PAY-8.4: the whole bill is paid by default, and no tip is chosen', async () => {
  const { press, sent, names } = await open({ shop: { tipChoices: [5, 10] } })
  expect(names('radio')).toContain('5% $ 4.00')
  await press('button', 'Pay $ 80.00')
  expect(sent).toMatchObject([{ session: sampleIds.session, methodRef: card._id, amount: 80 }])
  expect(sent[0]).not.toHaveProperty('tips')
})
it('PAY-8.4: what a way to pay adds is on the button before it is pressed', async () => {
  const { press, text } = await open()
  expect(text()).toContain('$ 2.60 is added for this way of paying')
  await press('radio', 'Wallet $ 2.60 is added for this way of paying')
  await press('button', 'Pay $ 82.60')
})
it('a tip is a share of what is paid, and lies beside it', async () => {
  const { press, sent } = await open({ shop: { tipChoices: [10] } })
  await press('radio', '10% $ 8.00')
  await press('button', 'Pay $ 88.00')
  expect(sent).toMatchObject([{ amount: 80, tips: 8 }])
})
it('an equal share, and an amount of one’s own', async () => {
  const { press, sent, fill, text } = await open()
  await press('radio', 'An equal share')
  await press('button', 'One more person')
  await press('button', 'Pay $ 26.70')
  expect(sent).toMatchObject([{ share: { of: 3 } }])
  await press('radio', 'Another amount')
  await fill('textbox', 'Your part', '90')
  await press('button', 'Pay $ 90.00')
  expect(text()).toContain('Between $ 0.01 and $ 80.00.')
  expect(sent).toHaveLength(1)
  await fill('textbox', 'Your part', '12,50')
  await press('button', 'Pay $ 12.50')
  expect(sent[1]).toMatchObject({ amount: 12.5 })
})
it('what others are paying right now is not offered again; what this payment replaces is', async () => {
  const attempts = [{ ...sampleAttempt({ amount: 30 }) }]
  const other = await open({ bill: sampleTable({ attempts }) })
  expect(other.names('button')).toContain('Pay $ 50.00')
  await other.close()
  const { press, sent } = await open({
    bill: sampleTable({ attempts }),
    wish: { replace: sampleAttempt()._id },
  })
  await press('button', 'Pay $ 80.00')
  expect(sent).toMatchObject([{ replace: [sampleAttempt()._id] }])
})
it('PAY-8.11: if another payment has begun, it is cancelled first only on request', async () => {
  const refusal = new CallError({
    name: 'Conflict',
    message: '',
    statusCode: 409,
    code: 'paymentPending',
    data: { attempts: [sampleAttempt()._id] },
  })
  const { press, sent, text } = await open({ refusal })
  await press('button', 'Pay $ 80.00')
  expect(text()).toContain('Another payment has begun')
  await press('button', 'Cancel that one and pay')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ replace: [sampleAttempt()._id] })
})
it('PAY-8.10: the counter is offered too, and is not paid here', async () => {
  const { press, server, names } = await open({
    bill: sampleSession({ orders: [sampleOrder({ status: 'toPay' })] }),
  })
  expect(names('radio')).toContain('Counter The kitchen begins once it is paid.')
  await press('radio', 'Counter The kitchen begins once it is paid.')
  await press('button', 'Pay at the counter')
  expect(server.count('tableSessions/payBy create')).toBe(1)
})
it('a way to pay that does not take the amount says from or up to which it does', async () => {
  const { get } = await open({ methods: [card, { ...wallet, most: 50 }] })
  expect(get('radio', 'Wallet Up to $ 50.00').matches(':disabled')).toBe(true)
})
it('a bill that is paid is not paid again', async () => {
  const { text, names } = await open({ bill: sampleTable({ outstanding: 0 }) })
  expect(text()).toContain('This bill is closed')
  expect(names('radio')).toEqual([])
})
it('without a way to pay by phone it says where to pay', async () => {
  const { text } = await open({ methods: [] })
  expect(text()).toContain('Please pay at the counter')
})
it('PAY-9.17: a way to pay that is a test says that no real money is paid', async () => {
  const { press, text } = await open({ methods: [card, { ...wallet, sandbox: true }] })
  expect(text()).not.toContain('real money')
  await press('radio', 'Wallet $ 2.60 is added for this way of paying')
  expect(text()).toContain('This is a test: no real money is paid.')
})
