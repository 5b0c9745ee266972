import { CallError } from '@comanda/client'
import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { StaffMember, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { Colleagues } from './colleagues.tsx'

const shop = sampleMenu.shop._id
const self: User = { _id: 'u', staff: [{ role: 'manager', shop }] }
const invited = {
  _id: 'i',
  shop,
  email: 'new@eat.example',
  role: 'waiter',
  inviter: 'u',
  createTime: '2026-03-02T10:00:00.000Z',
  expires: '2026-03-09T10:00:00.000Z',
}
const members: StaffMember[] = [
  { _id: 'u', name: 'Ada', roles: ['manager'], hasPin: true },
  { _id: 'w', name: 'Wing', email: 'wing@eat.example', roles: ['waiter'], hasPin: false },
  { _id: 'a', name: 'Ann', roles: ['accountant'], hasPin: false },
]

const open = async (
  user = self,
  invite: () => unknown = () => ({ invitation: invited, code: 'secret-code-of-the-link' }),
) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'users/staff create': () => members,
    'invitations find': () => ({ data: [invited] }),
    'invitations remove': () => invited,
    'users/invite create': invite,
    'users/setRole create': () => ({ _id: 'w' }),
    'users/setPin create': () => ({ _id: 'w' }),
  })
  const { client } = staffClientOver(server.connection)
  await client.authentication.signIn('ada@eat.example', 'Secret123')
  return { ...(await renderForStaff(<Colleagues />, { client })), server }
}
const sent = ({ server }: Awaited<ReturnType<typeof open>>, name: string) =>
  server.calls.find((call) => call.name === name)?.args[0]

test('STAFF-3.14: a manager invites an address; a link that could not be mailed is shown this once', async () => {
  const screen = await open()
  await screen.press('button', 'Invite somebody')
  await screen.fill('textbox', 'Email', 'new@eat.example')
  await screen.press('button', 'Save')
  expect(sent(screen, 'users/invite create')).toEqual({
    shop,
    email: 'new@eat.example',
    role: 'waiter',
    locale: 'en',
  })
  expect(screen.text()).toContain('#invitation=secret-code-of-the-link')
  await screen.press('button', 'Close')
  expect(screen.text()).not.toContain('secret-code-of-the-link')
})

test('STAFF-3.14: somebody who works here already is not invited', async () => {
  const taken = new CallError({
    name: 'Conflict',
    message: 'taken',
    statusCode: 409,
    code: 'alreadyStaff',
  })
  const { press, fill, text } = await open(self, () => {
    throw taken
  })
  await press('button', 'Invite somebody')
  await fill('textbox', 'Email', 'wing@eat.example')
  await press('button', 'Save')
  expect(text()).toContain('Somebody with this address works here already.')
})

test('STAFF-3.13: managers change waiters, cashiers and the kitchen, neither themselves nor those above', async () => {
  const screen = await open()
  expect(screen.names('button').filter((name) => name.startsWith('Edit'))).toEqual(['Edit Wing'])
  await screen.press('button', 'Edit Wing')
  await screen.fill('combobox', 'Role', 'cashier')
  await screen.press('button', 'Save')
  expect(sent(screen, 'users/setRole create')).toEqual({ shop, user: 'w', role: 'cashier' })
})

test('STAFF-3.4: a manager sets the PIN of somebody who has forgotten theirs', async () => {
  const screen = await open()
  await screen.press('button', 'Edit Wing')
  await screen.fill('textbox', 'New PIN', '4802')
  await screen.press('button', 'Save')
  expect(sent(screen, 'users/setPin create')).toEqual({ shop, user: 'w', pin: '4802' })
  expect(screen.server.count('users/setRole create')).toBe(0)
})

test('STAFF-3.13: owners change all; an end is confirmed first', async () => {
  const screen = await open({ _id: 'o', staff: [{ role: 'owner' }] })
  expect(screen.names('button').filter((name) => name.startsWith('Edit'))).toHaveLength(3)
  const wing = within(screen.get('listitem', 'Wing'))
  await wing.press('button', 'End access')
  expect(screen.server.count('users/setRole create')).toBe(0)
  await within(screen.get('alertdialog')).press('button', 'End access')
  expect(sent(screen, 'users/setRole create')).toEqual({ shop, user: 'w', role: null })
})

test('STAFF-3.14: an invitation is withdrawn', async () => {
  const { press, server } = await open()
  await press('button', 'Withdraw the invitation of new@eat.example')
  expect(server.count('invitations remove')).toBe(1)
})
