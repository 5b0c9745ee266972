import { CallError } from '@comanda/client'
import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { descriptionOf } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { OwnPassword } from './own-password.tsx'

const wrong = new CallError({
  name: 'BadRequest',
  message: 'The password is wrong.',
  statusCode: 400,
  code: 'passwordWrong',
  field: 'password',
})

test('STAFF-3.17: a wrong password is reported at the field, and the right one changes it and keeps this device signed in', async () => {
  const failures = [wrong]
  const user = { _id: 'me', email: 'ada@eat.example', staff: [{ role: 'cashier', shop: 's' }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'next', user }),
    'users/changePassword create': () => {
      const failure = failures.shift()
      if (failure) throw failure
      return { accessToken: 'next', user }
    },
  })
  const { client } = staffClientOver(server.connection)
  const { press, fill, get, all, text } = await renderForStaff(<OwnPassword />, { client })
  await press('button', 'Change password')
  await fill('textbox', 'Password', 'no')
  await fill('textbox', 'New password', 'a long new one')
  await press('button', 'Change password')
  expect(descriptionOf(get('textbox', 'New password'))).toContain('This is not your password.')
  await press('button', 'Change password')
  await expect.poll(() => all('textbox')).toEqual([])
  expect(text()).not.toContain('This is not your password.')
  const sent = server.calls.filter(({ name }) => name === 'users/changePassword create')
  expect(sent.map(({ args: [data] }) => data)).toEqual([
    { password: 'no', newPassword: 'a long new one' },
    { password: 'no', newPassword: 'a long new one' },
  ])
})
