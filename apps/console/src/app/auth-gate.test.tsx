import { CallError } from '@comanda/client'
import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { textOf } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../testing/render-for-staff.tsx'
import { AuthGate } from './auth-gate.tsx'

const open = async () => {
  const server = scriptedConnection({
    'authentication create': () => {
      throw new CallError({ name: 'NotAuthenticated', message: 'Expired', statusCode: 401 })
    },
    'authentication remove': () => ({}),
  })
  const { client } = staffClientOver(server.connection)
  return { ...(await renderForStaff(<AuthGate />, { client })), server, client }
}

test('nothing but a sign of loading shows until it is known who is signed in', async () => {
  const { names, text } = await open()
  expect(text()).toContain('Loading')
  expect(names('heading')).toEqual([])
})

test('without a connection the page says so instead of loading for ever', async () => {
  const { settle, server, names } = await open()
  await settle(() => server.status.set('offline'))
  expect(names('heading')).toEqual(['No connection'])
})

test('ACC-2.3: once nobody is signed in, the sign-in shows', async () => {
  const { settle, client, names } = await open()
  await settle(() => client.authentication.signOut())
  expect(names('heading')).toEqual(['Sign in'])
})

test('STAFF-3.11: an account without a role is signed out again, and reads why', async () => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user: { _id: 'member' } }),
    'authentication remove': () => ({}),
  })
  const { client } = staffClientOver(server.connection)
  const { settle, fill, press, get } = await renderForStaff(<AuthGate />, { client })
  await settle(() => client.authentication.signOut())
  await fill('textbox', 'Email', 'mei@eat.example')
  await fill('textbox', 'Password', 'Secret123')
  await press('button', 'Sign in')
  expect(textOf(get('alert'))).toBe('This account is not a staff account.')
  expect(client.authentication.state.get()).toEqual({ status: 'signedOut', isLoginNeeded: false })
  expect(server.count('authentication remove')).toBeGreaterThan(1)
})

const wrongPin = new CallError({
  name: 'NotAuthenticated',
  message: 'The PIN is wrong',
  statusCode: 401,
  code: 'pinWrong',
})

test('STAFF-3.5: a device is paired by a code; people then sign in at it by PIN', async () => {
  const server = scriptedConnection({
    'authentication create': () => {
      throw wrongPin
    },
    'authentication remove': () => ({}),
    'devices/pair create': () => ({
      device: { _id: 'd', shop: 's', name: 'Hall', kind: 'till', createTime: '' },
      token: 'secret',
    }),
  })
  const { client } = staffClientOver(server.connection)
  const { settle, fill, press, get, names } = await renderForStaff(<AuthGate />, { client })
  await settle(() => client.authentication.signOut())
  await press('button', 'Share this device')
  await fill('textbox', 'Code', '712 345 678')
  await press('button', 'Pair')
  expect(server.calls.at(-1)?.args[0]).toEqual({ code: '712345678' })
  expect(names('heading')).toEqual(['Hall'])
  for (const digit of '1357') await press('button', digit)
  await press('button', 'Sign in')
  expect(textOf(get('alert'))).toBe('This PIN is wrong.')
  expect(server.calls.at(-1)?.args[0]).toEqual({ strategy: 'pin', token: 'secret', pin: '1357' })
  await press('button', 'Sign in with email')
  expect(names('heading')).toEqual(['Sign in'])
})

const serverThatNeeds = async (needed: string) => {
  const server = scriptedConnection({
    'setup find': () => [{ needed }],
    'authentication remove': () => ({}),
  })
  const { client } = staffClientOver(server.connection)
  const screen = await renderForStaff(<AuthGate />, { client })
  await screen.settle(() => client.authentication.signOut())
  return screen
}

test('SETUP-1.6: a server without an owner begins with the first step, not with the sign-in', async () => {
  const { names, press } = await serverThatNeeds('owner')
  expect(names('heading')).toEqual(['Welcome'])
  await press('button', 'Sign in instead')
  expect(names('heading')).toEqual(['Sign in'])
})

test('SETUP-1.6: with the demo the sign-in says that its accounts are public, and leads to the setup', async () => {
  const { names, press, text } = await serverThatNeeds('demo')
  expect(text()).toContain('These accounts are public')
  await press('button', 'Make this server yours')
  expect(names('heading')).toEqual(['Welcome'])
  expect(text()).toContain('The accounts of the demo end then.')
})
