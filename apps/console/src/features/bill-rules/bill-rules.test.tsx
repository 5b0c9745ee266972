import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Shop, SurchargeSetting, TaxSetting, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { BillRules } from './bill-rules.tsx'

const plain: Shop = {
  _id: sampleMenu.shop._id,
  name: [{ lang: 'en', value: 'Harbour' }],
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
}
const service: SurchargeSetting = {
  _id: 'a'.repeat(24),
  name: [{ lang: 'en', value: 'Service charge' }],
  percent: 10,
  orderType: ['dineIn'],
}
const vat: TaxSetting = {
  _id: 'b'.repeat(24),
  name: [{ lang: 'en', value: 'VAT' }],
  percent: 5,
  included: true,
}

const open = async (
  role: 'owner' | 'manager',
  shop: Shop = plain,
  own: Partial<TaxSetting> = {},
) => {
  const user: User = {
    _id: 'u',
    staff: [{ role, ...(role === 'manager' ? { shop: plain._id } : {}) }],
  }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [shop],
    'shops patch': () => shop,
    'taxSettings find': () => [
      { ...vat, ...own },
      { ...vat, _id: 'c'.repeat(24), shops: ['d'.repeat(24)] },
    ],
    'taxSettings create': () => vat,
    'taxSettings patch': () => vat,
    'surchargeSettings find': () => [service],
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(user)
  const screen = await renderForStaff(<BillRules />, { ...staff, shop })
  const sent = (name: string) =>
    server.calls.filter((call) => call.name === name).map(({ args }) => args)
  const example = () => within(screen.get('region', 'Example bill')).text()
  return { ...screen, sent, example }
}

test('STAFF-10.3: a manager reads what applies in the shop, and changes how it rounds', async () => {
  const { names, press, sent, get, text } = await open('manager')
  expect(text()).toContain('Service charge')
  expect(names('button')).not.toContain('New tax')
  const total = within(get('group', 'Total'))
  await total.fill('combobox', 'How', 'floor')
  await total.fill('combobox', 'To multiples of', '100')
  await press('button', 'Save')
  expect(sent('shops patch').map((args) => args.slice(0, 2))).toEqual([
    [plain._id, { priceRoundFactor: 0.01, priceRoundMethod: 'floor' }],
  ])
})

test('PAY-3.9: cash that is rounded no more has no step', async () => {
  const { press, fill, sent } = await open('manager', { ...plain, cashRounding: 0.5 })
  await fill('combobox', 'Cash is rounded to', '0')
  await press('button', 'Save')
  expect(sent('shops patch').map(([, changes]) => changes)).toEqual([{ cashRounding: null }])
})

test('STAFF-10.4: the example is priced by what is entered before it is saved', async () => {
  const { get, example, press } = await open('manager')
  expect(example()).toContain('Service charge')
  expect(example()).toMatch(/\d\.\d[1-9]/)
  const total = within(get('group', 'Total'))
  await total.fill('combobox', 'How', 'floor')
  await total.fill('combobox', 'To multiples of', '100')
  expect(example()).toMatch(/Total \$.\d+\.00 /)
  await press('radio', 'Takeaway')
  expect(example()).not.toContain('Service charge')
})

test('STAFF-10.3: an owner changes a tax; the shops and rules that the form does not show stay', async () => {
  const { press, get, sent } = await open('owner')
  await press('button', 'Edit VAT')
  const sheet = within(get('dialog'))
  await sheet.fill('spinbutton', 'Percent', '8')
  await sheet.press('button', 'Save')
  expect(sent('taxSettings patch').map((args) => args.slice(0, 2))).toEqual([
    [vat._id, { percent: 8 }],
  ])
})

test('MONEY-4.4: a shop without cents in its currency chooses to show none', async () => {
  const { names, press, sent } = await open('manager', { ...plain, currency: 'JPY' })
  const name = names('checkbox').find((one) => one.startsWith('Show no cents')) ?? ''
  expect(name).toContain('¥ 980 instead of ¥ 980.00')
  await press('checkbox', name)
  await press('button', 'Save')
  expect(sent('shops patch')[0]?.[1]).toEqual({ ownDecimals: true })
})

test('MONEY-4.4: a shop with cents in its currency has no such choice', async () => {
  const { names } = await open('manager')
  expect(names('checkbox').some((name) => name.startsWith('Show no cents'))).toBe(false)
})

test('TAX-1.5: the list of taxes says for which dishes one is', async () => {
  const { text } = await open('owner', plain, { taxClass: 'Drinks' })
  expect(text()).toContain('Drinks')
})

test('TAX-1.5: an owner makes a tax for some dishes', async () => {
  const { press, get, sent } = await open('owner')
  await press('button', 'Edit VAT')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', 'Only for some dishes', ' Drinks ')
  await sheet.press('button', 'Save')
  expect(sent('taxSettings patch')[0]?.[1]).toEqual({ taxClass: 'Drinks' })
})
