import { CallError } from '@comanda/client'
import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { SmsAccount, User } from '@comanda/contract'
import { descriptionOf } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { SmsAccounts } from './sms-accounts.tsx'

const owner: User = { _id: 'o', name: 'Ada', staff: [{ role: 'owner' }] }
const account: SmsAccount = {
  _id: 'a'.repeat(24),
  provider: 'twilio',
  mode: 'sandbox',
  accountSid: 'AC_SB_demo',
  sender: '+85290000000',
  country: 'HK',
  authToken: { ends: '9xyz', since: '2026-03-03T04:00:00.000Z', by: 'o' },
}

const open = async (
  accounts: readonly SmsAccount[],
  write: () => unknown = () => account,
  tried: () => unknown = () => ({ ok: true }),
) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user: owner }),
    'shops find': () => [sampleMenu.shop],
    'smsAccounts find': () => accounts,
    'smsAccounts create': write,
    'smsAccounts patch': write,
    'smsAccounts remove': () => account,
    'smsAccounts/test create': tried,
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(owner)
  const screen = await renderForStaff(<SmsAccounts />, staff)
  const sent = (name: string) => server.calls.find((call) => call.name === name)?.args.slice(0, 2)
  return { ...screen, sent }
}

test('SMS-1.7: a new account is stored once under an id of its own, its country in capitals', async () => {
  const { text, press, fill, sent } = await open([])
  expect(text()).toContain('No account yet')
  await press('button', 'New text account')
  await fill('textbox', 'Account SID', ' AC_SB_demo')
  await fill('textbox', 'Sender', 'Comanda')
  await fill('textbox', 'Country of numbers without a code', 'tw')
  await fill('textbox', 'Auth token', 'sb-demo-token')
  await press('button', 'Save')
  expect(sent('smsAccounts create')?.[0]).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    provider: 'twilio',
    mode: 'sandbox',
    accountSid: 'AC_SB_demo',
    sender: 'Comanda',
    country: 'TW',
    authToken: 'sb-demo-token',
  })
})

test('SMS-1.2, SMS-1.7: the token is never shown, and stays if none is entered', async () => {
  const { press, get, fill, sent, text } = await open([account])
  expect(text()).toContain('Test')
  await press('button', 'Edit +85290000000')
  const token = get('textbox', 'New auth token') as HTMLInputElement
  expect([token.value, token.required]).toEqual(['', false])
  expect(descriptionOf(token)).toMatch(/^Ends in 9xyz, since .*2026/)
  await fill('textbox', 'Sender', 'Comanda')
  await press('button', 'Save')
  expect(sent('smsAccounts patch')).toEqual([account._id, { sender: 'Comanda' }])
})

test('SMS-1.2: the field shows what the server refuses; another account id needs its token', async () => {
  const refusal = { name: 'BadRequest', message: 'no', statusCode: 400, code: 'dataInvalid' }
  const { press, get, fill, names } = await open([account], () => {
    throw new CallError({ ...refusal, field: 'authToken' })
  })
  await press('button', 'Edit +85290000000')
  await fill('textbox', 'Account SID', 'AC_other')
  const token = get('textbox', 'New auth token') as HTMLInputElement
  expect(token.required).toBe(true)
  await fill('textbox', 'New auth token', 'wrong')
  await press('button', 'Save')
  expect(descriptionOf(token)).toContain('The server does not accept this.')
  expect(names('alert')).toEqual([])
})

test('SMS-1.5: a test text says what the provider responds', async () => {
  const { press, fill, text, sent } = await open(
    [account],
    () => account,
    () => ({ ok: false, message: 'Authenticate' }),
  )
  await press('button', 'Edit +85290000000')
  await fill('textbox', 'Your phone', '9123 4567')
  await press('button', 'Send a test text')
  expect(sent('smsAccounts/test create')?.[0]).toEqual({ account: account._id, phone: '9123 4567' })
  expect(text()).toContain('Authenticate')
})

test('SMS-1.7: an account is removed after a second press', async () => {
  const { press, text, sent } = await open([account])
  await press('button', 'Edit +85290000000')
  await press('button', 'Remove the account')
  expect(text()).toContain('Guests get no more texts by it.')
  expect(sent('smsAccounts remove')).toBeUndefined()
  await press('button', 'Remove the account')
  expect(sent('smsAccounts remove')?.[0]).toBe(account._id)
})
