import { CallError } from '@comanda/client'
import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { User } from '@comanda/contract'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { AcceptInvitation } from './accept-invitation.tsx'

const user = { _id: 'u', staff: [{ role: 'waiter', shop: 's' }] } as User
const refusal = (code: string) =>
  new CallError({ name: 'BadRequest', message: code, statusCode: 400, code })

const open = async (hasAccount: boolean, accept: () => unknown = () => ({})) => {
  const server = scriptedConnection({
    'users/invitation create': () => ({
      shop: 's',
      shopName: [{ lang: 'en', value: 'Lantern Lane' }],
      email: 'wing@eat.example',
      role: 'waiter',
      hasAccount,
    }),
    'users/acceptInvitation create': accept,
    'authentication create': () => ({ accessToken: 'token', user }),
  })
  const { client } = staffClientOver(server.connection)
  const onDone = vi.fn()
  const screen = await renderForStaff(<AcceptInvitation code="code" onDone={onDone} />, { client })
  await vi.waitFor(() => expect(screen.text()).toContain('Work at Lantern Lane'))
  return { ...screen, server, client, onDone }
}

test('STAFF-3.15: a new colleague chooses a name and a password, and is signed in', async () => {
  const { fill, press, server, client, onDone } = await open(false)
  await fill('textbox', 'Your name', 'Wing')
  await fill('textbox', 'Choose a password', 'Secret12345')
  await press('button', 'Accept')
  expect(
    server.calls.find(({ name }) => name === 'users/acceptInvitation create')?.args[0],
  ).toEqual({ code: 'code', password: 'Secret12345', name: 'Wing' })
  expect(client.authentication.state.get().user).toBe(user)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('STAFF-3.15: who has an account enters its password; a wrong one is reported', async () => {
  const { fill, press, names, text, onDone } = await open(true, () => {
    throw refusal('passwordWrong')
  })
  expect(names('textbox')).not.toContain('Your name')
  await fill('textbox', 'Your password', 'Secret12345')
  await press('button', 'Accept')
  expect(text()).toContain('This is not the password of the account.')
  expect(onDone).not.toHaveBeenCalled()
})
