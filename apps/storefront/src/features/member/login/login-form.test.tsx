import { CallError } from '@comanda/client'
import { sampleIds } from '@comanda/client/testing'
import { descriptionOf } from '@comanda/ui/testing'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../../../testing/render-for-diner.tsx'
import { LoginForm } from './login-form.tsx'

const user = { _id: sampleIds.gift, name: 'Mei' }
const wrong = new CallError({
  name: 'NotAuthenticated',
  message: 'Invalid login',
  statusCode: 401,
  code: 'loginFailed',
})

const open = async (isRight = true) => {
  const onDone = vi.fn<() => void>()
  const login = () => {
    if (!isRight) throw wrong
    return { accessToken: 'token', user }
  }
  const screen = await renderForDiner(<LoginForm onDone={onDone} />, {
    script: { 'authentication create': login },
  })
  return { ...screen, onDone }
}

it('logs in by e-mail and password', async () => {
  const { fill, press, server, onDone } = await open()
  await fill('textbox', 'Email', ' mei@eat.example ')
  await fill('textbox', 'Password', 'Secret123')
  await press('button', 'Log in')
  expect(server.calls[0]?.args[0]).toMatchObject({
    email: 'mei@eat.example',
    password: 'Secret123',
  })
  expect(onDone).toHaveBeenCalledOnce()
})
it('logs in by phone', async () => {
  const { fill, press, onDone } = await open()
  await press('radio', 'By phone')
  await fill('textbox', 'Phone', '+852 9123 4567')
  await fill('textbox', 'Password', 'Secret123')
  await press('button', 'Log in')
  expect(onDone).toHaveBeenCalledOnce()
})
it('ACC-1.1: an empty form says what is missing, makes no call and focuses the first error', async () => {
  const { press, get, server, document } = await open()
  expect(descriptionOf(get('textbox', 'Email'))).toBe('')
  await press('button', 'Log in')
  expect(descriptionOf(get('textbox', 'Email'))).toBe('Email is required.')
  expect(descriptionOf(get('textbox', 'Password'))).toBe('Password is required.')
  expect(document.activeElement).toBe(get('textbox', 'Email'))
  expect(server.calls).toEqual([])
})
it('an error disappears as soon as it is corrected', async () => {
  const { press, fill, get } = await open()
  await press('button', 'Log in')
  await fill('textbox', 'Email', 'mei@eat.example')
  expect(descriptionOf(get('textbox', 'Email'))).toBe('')
})
it('a login that is refused says so, until something is changed', async () => {
  const { fill, press, text, onDone } = await open(false)
  await fill('textbox', 'Email', 'mei@eat.example')
  await fill('textbox', 'Password', 'Secret12')
  await press('button', 'Log in')
  expect(text()).toContain('This login and password do not match.')
  expect(onDone).not.toHaveBeenCalled()
  await fill('textbox', 'Password', 'Secret123')
  expect(text()).not.toContain('do not match')
})
it('without a network it fails at once, without a call', async () => {
  const { fill, press, text, server } = await open()
  server.status.set('offline')
  await fill('textbox', 'Email', 'mei@eat.example')
  await fill('textbox', 'Password', 'Secret123')
  await press('button', 'Log in')
  expect(text()).toContain('No connection.')
  expect(server.calls).toEqual([])
})
