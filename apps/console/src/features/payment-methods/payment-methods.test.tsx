import { CallError } from '@comanda/client'
import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { PaymentAccount, PaymentMethod, User } from '@comanda/contract'
import { descriptionOf, within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { method, storedMethod } from './method-draft.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { surchargeExample } from './surcharge-example.ts'

const { shop } = sampleMenu
const named = (value: string) => [{ lang: 'en' as const, value }]
const account: PaymentAccount = {
  _id: 'a'.repeat(24),
  name: 'CyberSource',
  provider: 'cybersource',
  mode: 'sandbox',
  settings: {},
  secrets: [],
}
const counter: PaymentMethod = { _id: 'c', name: named('Cash'), type: 'counter', order: 1 }
const card: PaymentMethod = {
  _id: 'd',
  name: named('Card'),
  type: 'card',
  order: 2,
  account: account._id,
  surcharge: { percent: 2, fixed: 0.5 },
  least: 10,
  sandbox: true,
}

const open = async (
  role: 'owner' | 'manager' = 'owner',
  methods = [counter, card],
  patch: () => unknown = () => card,
) => {
  const user: User = { _id: 'u', staff: [role === 'owner' ? { role } : { role, shop: shop._id }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [shop],
    'paymentMethods find': () => methods,
    'paymentAccounts find': () => [account],
    'paymentMethods create': () => card,
    'paymentMethods patch': patch,
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(user)
  const screen = await renderForStaff(<PaymentMethods />, staff)
  const sent = (name: string) =>
    server.calls.filter((call) => call.name === name).map(({ args }) => args.slice(0, 2))
  return { ...screen, server, sent }
}

test('PAY-9.13: the ways to pay are listed in their order, with what they cost', async () => {
  const { all } = await open()
  const [first, second] = all('listitem').map((item) => within(item).text())
  expect(first).toContain('Cash At the counter')
  expect(second).toContain(
    'Card No real money Card · CyberSource · Extra: 2 % + $ 0.50 · From $ 10.00',
  )
})

test('managers see them and change nothing', async () => {
  const { names, server, text } = await open('manager')
  expect(names('listitem')).toHaveLength(2)
  expect(names('button')).toEqual([])
  expect(text()).toContain('Only owners change it.')
  expect(server.count('paymentAccounts find')).toBe(0)
})

test('a new way to pay has names, an account and a cost with an example (PAY-9.13)', async () => {
  const { press, fill, text, sent, get } = await open()
  await press('button', 'New way to pay')
  await fill('textbox', 'Name in English', 'Credit card')
  await fill('textbox', 'Name in Traditional Chinese', '信用卡')
  await fill('combobox', 'Payment account', account._id)
  await fill('spinbutton', 'Percent of the amount optional', '2')
  await fill('spinbutton', 'Fixed amount optional', '0.5')
  expect(text()).toContain('A bill of $ 100.00 pays $ 102.50.')
  await press('radio', 'Only these')
  expect(text()).toContain('Choose at least one.')
  await press('checkbox', 'Takeaway')
  await press('button', 'Save')
  expect(sent('paymentMethods create').map(([data]) => data)).toMatchObject([
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: [
        { lang: 'en', value: 'Credit card' },
        { lang: 'cht', value: '信用卡' },
      ],
      type: 'card',
      account: account._id,
      surcharge: { percent: 2, fixed: 0.5 },
      orderType: ['takeAway'],
      status: 'active',
      order: 3,
    },
  ])
  expect(get('heading', 'Ways to pay')).toBeDefined()
})

test('what a way to pay has no more is removed', () => {
  const draft = storedMethod({ ...method.draftOf(card), account: '' })
  expect(method.patchData(card, draft)).toEqual({ account: null, surcharge: null, least: null })
})

test('a way to pay is paused and offered again at once, and moved', async () => {
  const { press, sent } = await open()
  await press('switch', 'Card is offered')
  expect(sent('paymentMethods patch')).toEqual([['d', { status: 'disabled' }]])
  await press('button', 'Move Card up')
  expect(sent('paymentMethods patch').slice(1)).toEqual([
    ['d', { order: 1 }],
    ['c', { order: 2 }],
  ])
})

test('the example is in whole units if the currency has no smaller ones (PAY-3.6)', () => {
  expect(surchargeExample({ percent: 2.55 }, 'TWD')).toEqual({ bill: 100_000, charge: 102_600 })
  expect(surchargeExample({ percent: 2, fixed: 0.5 }, 'HKD')).toEqual({
    bill: 10_000,
    charge: 10_250,
  })
})

test('an empty list says how to begin', async () => {
  expect((await open('owner', [])).text()).toContain('No way to pay yet')
})

test('an account that is not for all of the shops is reported at its field (PAY-7.1)', async () => {
  const { press, fill, get, names } = await open('owner', [card], () => {
    throw new CallError({
      name: 'BadRequest',
      message: 'no',
      statusCode: 400,
      code: 'dataInvalid',
      field: 'account',
    })
  })
  await press('button', 'Edit Card')
  await fill('spinbutton', 'Percent of the amount optional', '3')
  await press('button', 'Save')
  expect(descriptionOf(get('combobox', 'Payment account'))).toContain('not for all of these shops')
  expect(names('alert')).toEqual([])
})
