import { CallError } from '@comanda/client'
import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { User } from '@comanda/contract'
import { descriptionOf, textOf } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { SignIn } from './sign-in.tsx'

const cook = { _id: 'u', staff: [{ role: 'kitchen', shop: 's' }] } as User
const wrong = new CallError({
  name: 'NotAuthenticated',
  message: 'Invalid login',
  statusCode: 401,
  code: 'loginFailed',
})

const open = async (account: User | CallError = cook, isLoginNeeded = false) => {
  const server = scriptedConnection({
    'authentication create': () => {
      if (account instanceof CallError) throw account
      return { accessToken: 'token', user: account }
    },
    'authentication remove': () => ({}),
  })
  const { client } = staffClientOver(server.connection)
  const form = () => <SignIn {...client} isLoginNeeded={isLoginNeeded} />
  const screen = await renderForStaff(form(), { client })
  const signIn = async () => {
    await screen.fill('textbox', 'Email', ' cook@eat.example ')
    await screen.fill('textbox', 'Password', 'Secret123')
    await screen.press('button', 'Sign in')
  }
  return { ...screen, server, client, signIn, form }
}

test('signs in by e-mail, without the blanks around it, and password', async () => {
  const { server, client, signIn, all } = await open()
  await signIn()
  expect(server.calls[0]?.args[0]).toEqual({
    strategy: 'local',
    email: 'cook@eat.example',
    password: 'Secret123',
  })
  expect(client.authentication.state.get().user).toBe(cook)
  expect(all('alert')).toEqual([])
})

test('the next visit shows the e-mail address of the last sign-in, never the password', async () => {
  const { signIn, client, form, close } = await open()
  await signIn()
  await close()
  const { get } = await renderForStaff(form(), { client })
  expect(get('textbox', 'Email')).toHaveProperty('value', 'cook@eat.example')
  expect(get('textbox', 'Password')).toHaveProperty('value', '')
})

test('ACC-1.1: an empty form names what is missing and focuses the first invalid field, without a call', async () => {
  const { press, get, document, server, fill } = await open()
  await press('button', 'Sign in')
  expect(descriptionOf(get('textbox', 'Email'))).toBe('Email is required.')
  expect(descriptionOf(get('textbox', 'Password'))).toBe('Please enter your password.')
  expect(document.activeElement).toBe(get('textbox', 'Email'))
  await fill('textbox', 'Email', 'cook')
  expect(descriptionOf(get('textbox', 'Email'))).toBe('Input email is invalid.')
  expect(server.calls).toEqual([])
})

test('errors of fields show only after the first submit', async () => {
  const { fill, get } = await open()
  await fill('textbox', 'Email', 'cook')
  expect(descriptionOf(get('textbox', 'Email'))).toBe('')
})

test('ACC-2.4: a refused sign-in does not say which of the two is wrong, and can be sent again', async () => {
  const { signIn, get, press, server } = await open(wrong)
  await signIn()
  expect(textOf(get('alert'))).toBe('Email or password is wrong.')
  await press('button', 'Sign in')
  expect(server.count('authentication create')).toBe(2)
})

test('an account without a shop to work in is signed out again, and an alert says why', async () => {
  const { signIn, get, client } = await open({ _id: 'member' })
  await signIn()
  expect(textOf(get('alert'))).toBe('This account is not a staff account.')
  expect(client.authentication.state.get().status).toBe('signedOut')
})

test('ACC-2.1: staff whose sign-in has expired see that they must sign in again', async () => {
  const { get } = await open(cook, true)
  expect(textOf(get('alert'))).toBe('Please sign in again.')
})

test('the password can be shown and hidden', async () => {
  const { get, press } = await open()
  expect(get('textbox', 'Password').getAttribute('type')).toBe('password')
  await press('button', 'Show password')
  expect(get('textbox', 'Password').getAttribute('type')).toBe('text')
  await press('button', 'Hide password')
  expect(get('textbox', 'Password').getAttribute('type')).toBe('password')
})

const codeMissing = new CallError({
  name: 'NotAuthenticated',
  message: '',
  statusCode: 401,
  code: 'secondFactorRequired',
})

test('ACC-5.1: an account with a second factor needs its code too, which is sent with the same details', async () => {
  const server = scriptedConnection({
    'authentication create': (data: unknown) => {
      if ('code' in (data as object)) return { accessToken: 'token', user: cook }
      throw codeMissing
    },
  })
  const { client } = staffClientOver(server.connection)
  const screen = await renderForStaff(<SignIn {...client} isLoginNeeded={false} />, { client })
  await screen.fill('textbox', 'Email', 'cook@eat.example')
  await screen.fill('textbox', 'Password', 'Secret123')
  expect(screen.all('textbox', 'Code')).toEqual([])
  await screen.press('button', 'Sign in')
  expect(textOf(screen.get('alert'))).toContain('authenticator app')
  await screen.fill('textbox', 'Code', '123456')
  await screen.press('button', 'Sign in')
  expect(server.calls.at(-1)?.args[0]).toMatchObject({ email: 'cook@eat.example', code: '123456' })
  expect(client.authentication.state.get().user).toBe(cook)
})
