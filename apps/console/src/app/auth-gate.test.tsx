import { CallError } from '@comanda/client'
import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
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
