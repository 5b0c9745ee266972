import { CallError } from '@comanda/client'
import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { User } from '@comanda/contract'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { OwnerStep } from './owner-step.tsx'

const user = { _id: 'u', staff: [{ role: 'owner' }] } as User

const open = async (begin: () => unknown = () => ({ email: 'mei@eat.example' })) => {
  const server = scriptedConnection({
    'setup/begin create': begin,
    'authentication create': () => ({ accessToken: 'token', user }),
  })
  const { client } = staffClientOver(server.connection)
  const onDone = vi.fn<() => void>()
  const step = <OwnerStep isDemo={false} onDone={onDone} onSignIn={() => undefined} />
  const screen = await renderForStaff(step, { client })
  await screen.fill('textbox', 'Setup token', 'ABCD-EFGH-JKMN-PQRS ')
  await screen.fill('textbox', 'Your name', 'Mei')
  await screen.fill('textbox', 'Email', 'mei@eat.example')
  await screen.fill('textbox', 'Choose a password', 'Wonton horse 48')
  await screen.press('button', 'Begin')
  return { ...screen, server, client, onDone }
}

test('SETUP-1.2: who has the token becomes the owner and is signed in', async () => {
  const { server, client, onDone } = await open()
  expect(server.calls.find(({ name }) => name === 'setup/begin create')?.args[0]).toEqual({
    token: 'ABCD-EFGH-JKMN-PQRS',
    name: 'Mei',
    email: 'mei@eat.example',
    password: 'Wonton horse 48',
  })
  expect(client.authentication.state.get().user).toBe(user)
  expect(client.setup.state.get()).toEqual({ needed: 'nothing' })
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('SETUP-1.2: a wrong token is shown at its field', async () => {
  const { text, get, onDone } = await open(() => {
    throw new CallError({
      name: 'BadRequest',
      message: 'wrong',
      statusCode: 400,
      code: 'setupTokenWrong',
    })
  })
  expect(text()).toContain('This is not the token that the server printed.')
  expect(get('textbox', 'Setup token').getAttribute('aria-invalid')).toBe('true')
  expect(onDone).not.toHaveBeenCalled()
})
