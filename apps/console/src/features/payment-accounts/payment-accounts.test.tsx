import { CallError } from '@comanda/client'
import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { type PaymentAccount, ProviderName, accountSettings, type User } from '@comanda/contract'
import { descriptionOf, within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { PaymentAccounts } from './payment-accounts.tsx'
import { settingFields } from './provider-fields.ts'
import { providerUrls } from './provider-urls.ts'

const owner: User = { _id: 'o', name: 'Ada', staff: [{ role: 'owner' }] }
const account: PaymentAccount = {
  _id: 'a'.repeat(24),
  name: 'Cards',
  provider: 'cybersource',
  mode: 'sandbox',
  settings: { profileId: 'P', accessKey: 'K', merchantId: 'M', keyId: 'I' },
  secrets: [
    { name: 'secretKey', ends: '9xyz', since: '2026-03-03T04:00:00.000Z', by: 'o' },
    { name: 'sharedSecret', ends: '', since: '2026-03-03T04:00:00.000Z' },
  ],
}

interface Given {
  readonly user?: User
  readonly accounts?: readonly PaymentAccount[]
  readonly create?: () => unknown
  readonly test?: () => unknown
  readonly url?: string
}

const open = async ({
  user = owner,
  accounts = [account],
  create = () => account,
  test,
  url,
}: Given = {}) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [sampleMenu.shop],
    'paymentAccounts find': () => accounts,
    'paymentAccounts/address create': () => ({ url }),
    'users find': () => ({ total: 1, data: [{ _id: 'o', name: 'Ada' }] }),
    'paymentAccounts create': create,
    'paymentAccounts patch': () => account,
    'paymentAccounts/test create': test ?? (() => ({ ok: true })),
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(user)
  const screen = await renderForStaff(<PaymentAccounts />, staff)
  const sent = (name: string) => server.calls.find((call) => call.name === name)?.args.slice(0, 2)
  return { ...screen, server, sent }
}

const enter = async (
  { fill }: Pick<Awaited<ReturnType<typeof open>>, 'fill'>,
  values: Readonly<Record<string, string>>,
) => {
  for (const [name, value] of Object.entries(values)) await fill('textbox', name, value)
}

test('an account says its provider and that no real money moves (PAY-9.10)', async () => {
  const { all } = await open()
  expect(within(all('listitem')[0]!).text()).toContain('Cards CyberSource No real money All shops')
})

test('PAY-9.10: the addresses are those at which providers reach the server, whatever that of the page', async () => {
  const screen = await open({ accounts: [], url: 'https://pay.eat.example' })
  await screen.press('button', 'New account')
  await screen.fill('combobox', 'Provider', 'stripe')
  const { value } = screen.get('textbox', 'Notification URL') as HTMLInputElement
  expect(value).toMatch(/^https:\/\/pay\.eat\.example\/api\/payments\/notify\/[0-9a-f]{24}$/)
})

test('PAY-9.10: a new account has the fields of its provider, and its address before it is stored', async () => {
  const screen = await open({ accounts: [] })
  expect(screen.text()).toContain('No payment account yet')
  await screen.press('button', 'New account')
  await screen.fill('combobox', 'Provider', 'stripe')
  expect(screen.names('textbox')).not.toContain('Profile ID')
  const url = screen.get('textbox', 'Notification URL') as HTMLInputElement
  const [, id = ''] = /\/api\/payments\/notify\/([0-9a-f]{24})$/.exec(url.value) ?? []
  await enter(screen, {
    Name: 'Stripe',
    'API key': ' rk_test_1 ',
    'Webhook signing secret': 'whsec_1',
  })
  await screen.press('button', 'Save')
  expect(screen.sent('paymentAccounts create')?.[0]).toEqual({
    _id: id,
    name: 'Stripe',
    provider: 'stripe',
    mode: 'sandbox',
    settings: {},
    secrets: { apiKey: 'rk_test_1', webhookSecret: 'whsec_1' },
  })
})

test('the form draws every setting of every provider (PAY-7.2)', () => {
  for (const { const: provider } of ProviderName.anyOf)
    expect(
      settingFields(provider)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(accountSettings[provider].properties).sort())
  expect(settingFields('linePay')).toMatchObject([
    { name: 'channelId', isRequired: true },
    { name: 'version', isRequired: false, choices: ['v3', 'v4'] },
  ])
})

test('PAY-9.11: a secret is replaced and never shown; those left empty stay, and what was left alone is not sent', async () => {
  const { press, get, fill, text, sent } = await open()
  await press('button', 'Edit Cards')
  const field = get('textbox', 'New: Secret key') as HTMLInputElement
  expect(field.value).toBe('')
  expect(descriptionOf(field)).toMatch(/^Ends in 9xyz, since .*2026, set by Ada$/)
  expect(text()).toContain('messages signed with the present one are valid until')
  await fill('textbox', 'Merchant ID', 'N')
  await fill('textbox', 'New: Secret key', 'the-next-secret')
  await press('button', 'Save')
  expect(sent('paymentAccounts patch')).toEqual([
    account._id,
    {
      settings: { ...account.settings, merchantId: 'N' },
      secrets: { secretKey: 'the-next-secret' },
    },
  ])
})

test('an account is for all shops, or for those that are chosen', async () => {
  const { press, text, sent, server } = await open()
  await press('button', 'Edit Cards')
  await press('radio', 'Only these shops')
  expect(text()).toContain('Choose at least one shop.')
  await press('button', 'Save')
  expect(server.count('paymentAccounts patch')).toBe(0)
  await press('checkbox', 'Harbour')
  await press('button', 'Save')
  expect(sent('paymentAccounts patch')?.[1]).toMatchObject({ shops: [sampleMenu.shop._id] })
})

test('a live account that the server cannot have is refused in words, and what was entered stays (PAY-7.6)', async () => {
  const refusal = new CallError({
    name: 'BadRequest',
    message: 'no',
    statusCode: 400,
    code: 'dataInvalid',
    field: 'mode',
  })
  const screen = await open({
    accounts: [],
    create: () => {
      throw refusal
    },
  })
  await screen.press('button', 'New account')
  await screen.fill('combobox', 'Provider', 'fps')
  await screen.press(
    'radio',
    'Live Guests pay real money. The server needs an https address (PUBLIC_URL).',
  )
  await enter(screen, { Name: 'FPS', 'FPS identifier': '1234567' })
  await screen.press('button', 'Save')
  expect(screen.names('alert')).toHaveLength(1)
  expect(screen.text()).toContain('no provider can reach it safely')
  expect((screen.get('textbox', 'FPS identifier') as HTMLInputElement).value).toBe('1234567')
})

test('PAY-9.12: testing an account shows what the provider says', async () => {
  const { press, text } = await open({ test: () => ({ ok: false, message: 'Invalid API key' }) })
  await press('button', 'Test Cards')
  expect(text()).toContain('Cards: Invalid API key')
})

test('without a connection nothing is saved, and the form says so', async () => {
  const screen = await open({
    accounts: [],
    create: () => {
      throw new CallError({ name: 'Timeout', message: '', statusCode: 500, reason: 'offline' })
    },
  })
  await screen.press('button', 'New account')
  await screen.fill('combobox', 'Provider', 'lanReader')
  await enter(screen, { Name: 'Reader' })
  await screen.press('button', 'Save')
  expect(screen.text()).toContain('No connection: nothing was saved.')
  expect((screen.get('textbox', 'Name') as HTMLInputElement).value).toBe('Reader')
})

test('only providers that notify want addresses (PAY-9.10)', () => {
  const names = ProviderName.anyOf.map(({ const: provider }) => [
    provider,
    providerUrls('https://eat.example', { _id: 'a', provider }).length,
  ])
  expect(Object.fromEntries(names)).toEqual({
    cybersource: 2,
    fiuu: 2,
    stripe: 1,
    stripeTerminal: 1,
    lanReader: 0,
    linePay: 0,
    fps: 1,
    adyen: 1,
  })
})

test('a manager who follows a link to the accounts reads that only owners see them (PAY-7.1)', async () => {
  const user: User = { _id: 'm', staff: [{ role: 'manager', shop: sampleMenu.shop._id }] }
  const { text, names, server } = await open({ user })
  expect(text()).toContain('Only owners see this')
  expect(names('button')).toEqual([])
  expect(server.count('paymentAccounts find')).toBe(0)
})
