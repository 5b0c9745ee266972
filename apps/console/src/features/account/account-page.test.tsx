import { CallError } from '@comanda/client'
import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { User } from '@comanda/contract'
import { textOf } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { AccountPage } from './account-page.tsx'

const codes = ['abcd-efgh-jkmn-pqrs', 'bbcd-efgh-jkmn-pqrs']
const signIn = (_id: string, device: string, isCurrent: boolean) => ({
  _id,
  user: 'u',
  device,
  address: '203.0.113.*',
  createTime: '2026-03-02T10:00:00.000Z',
  lastUsed: '2026-03-02T10:00:00.000Z',
  expires: '2026-03-03T10:00:00.000Z',
  isCurrent,
})

const open = async (staff: User['staff'] = [{ role: 'cashier', shop: 's' }]) => {
  let isOn = false
  let devices = [signIn('1', 'Chrome, Windows', true), signIn('2', 'Safari, iPhone', false)]
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user: { _id: 'u', staff } }),
    'users find': ({ email }: { email: string }) => ({
      data:
        email === 'mei@eat.example' ? [{ _id: 'm', name: 'Mei', staff: [{ role: 'owner' }] }] : [],
    }),
    'users/secondFactor/reset create': () => ({ _id: 'm' }),
    'signIns find': () => devices,
    'signIns remove': () => {
      devices = devices.slice(0, 1)
      return {}
    },
    'users/secondFactor/state create': () => ({ isOn, recoveryCodes: isOn ? 8 : 0 }),
    'users/secondFactor/setUp create': () => ({
      secret: 'ABCDEFGH',
      uri: 'otpauth://totp/x?secret=ABCDEFGH',
    }),
    'users/secondFactor/confirm create': (data: unknown) => {
      if ((data as { code: string }).code !== '123456')
        throw new CallError({ name: 'BadRequest', message: '', statusCode: 400, code: 'codeWrong' })
      isOn = true
      return { recoveryCodes: codes }
    },
    'users/secondFactor/turnOff create': () => {
      isOn = false
      return { done: true }
    },
  })
  const { client } = staffClientOver(server.connection)
  await client.authentication.signIn('ada@eat.example', 'Secret123')
  return { ...(await renderForStaff(<AccountPage />, { client })), server }
}

test('ACC-5.1, ACC-5.2: the second factor is set up by QR code or key, and its recovery codes show once', async () => {
  const { press, fill, get, all, document } = await open()
  await press('button', 'Set up')
  await fill('textbox', 'Password', 'Secret123')
  await press('button', 'Next')
  expect(get('img', 'QR code for your authenticator app')).toBeDefined()
  expect(document.body.textContent).toContain('ABCD EFGH')
  await fill('textbox', 'Code', '000000')
  await press('button', 'Confirm')
  expect(textOf(get('alert'))).toContain('The code is wrong')
  await fill('textbox', 'Code', '123456')
  await press('button', 'Confirm')
  for (const code of codes) expect(document.body.textContent).toContain(code)
  await press('button', 'I have them')
  expect(document.body.textContent).not.toContain(codes[0])
  expect(document.body.textContent).toContain('8 recovery codes left')
  expect(all('button', 'Turn off')).toHaveLength(1)
})

test('ACC-5.3: it is turned off with the password and a code', async () => {
  const { press, fill, server, document } = await open()
  await press('button', 'Set up')
  await fill('textbox', 'Password', 'Secret123')
  await press('button', 'Next')
  await fill('textbox', 'Code', '123456')
  await press('button', 'Confirm')
  await press('button', 'I have them')
  await press('button', 'Turn off')
  await fill('textbox', 'Password', 'Secret123')
  await fill('textbox', 'Code', ' 654321 ')
  await press('button', 'Turn off')
  const turnedOff = server.calls.find(({ name }) => name === 'users/secondFactor/turnOff create')
  expect(turnedOff?.args[0]).toEqual({ password: 'Secret123', code: '654321' })
  expect(document.body.textContent).toContain('Off')
})

test('ACC-2.8: another device is signed out, this one is marked', async () => {
  const { press, document, server } = await open()
  const found = server.calls.find(({ name }) => name === 'signIns find')
  expect(found?.args).toEqual([{ $sort: { lastUsed: -1 } }])
  expect(document.body.textContent).toContain('This device')
  expect(document.body.textContent).toContain('Safari, iPhone')
  await press('button', 'Sign out')
  expect(document.body.textContent).not.toContain('Safari, iPhone')
})

test('ACC-5.3: an owner turns off the second factor of a colleague, after a look at the name', async () => {
  const { press, fill, server, document } = await open([{ role: 'owner' }])
  await press('button', 'Help a colleague')
  await fill('textbox', "Colleague's e-mail", 'nobody@eat.example')
  await press('button', 'Next')
  expect(document.body.textContent).toContain('No colleague has this address.')
  await fill('textbox', "Colleague's e-mail", ' Mei@eat.example ')
  await press('button', 'Next')
  expect(document.body.textContent).toContain('Turn off the second factor of Mei?')
  await press('button', 'Turn off')
  const reset = server.calls.find(({ name }) => name === 'users/secondFactor/reset create')
  expect(reset?.args[0]).toEqual({ user: 'm' })
  expect(document.body.textContent).toContain('The second factor of Mei is off.')
})

test('ACC-5.3: other staff are not offered that', async () => {
  const { all } = await open([{ role: 'manager', shop: 'a' }])
  expect(all('button', 'Help a colleague')).toEqual([])
})
