import { expect, it } from 'vitest'
import { withSandboxLogins } from './sandbox-logins.ts'

const own = {
  id: 'sandbox',
  name: 'Ours',
  issuer: 'https://accounts.example',
  clientId: 'a',
  clientSecret: 'b',
}

it('ACC-6.1: the demo on one machine offers a login at the sandbox', () => {
  const [login] = withSandboxLogins([], 'http://localhost:3001')
  expect(login).toMatchObject({ id: 'sandbox', issuer: 'http://localhost:3001/openid' })
})

it('ACC-6.1: no login goes over the network without HTTPS', () => {
  expect(withSandboxLogins([], 'http://192.168.1.5:3001')).toEqual([])
})

it('ACC-6.1: without a sandbox there is no such login, and that of the sandbox is marked', () => {
  expect(withSandboxLogins([], undefined)).toEqual([])
  expect(withSandboxLogins([], 'http://localhost:3001')).toMatchObject([{ isSandbox: true }])
})

it('a configured provider of the same id stays the only one', () => {
  expect(withSandboxLogins([own], 'http://localhost:3001')).toEqual([own])
})
