import { CallError } from '@comanda/client'
import { descriptionOf } from '@comanda/ui/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { drafts } from '../../../drafts/drafts.ts'
import { renderForDiner } from '../../../testing/render-for-diner.tsx'
import { RegisterForm } from './register-form.tsx'
import { registerTexts } from './register-texts.ts'

const open = () =>
  renderForDiner(<RegisterForm onDone={vi.fn<() => void>()} onConfirm={vi.fn<() => void>()} />)

afterEach(() => drafts.clear())

it('an empty form says what is required, and makes no call', async () => {
  const { press, get, text, server } = await open()
  await press('button', 'Join')
  expect(descriptionOf(get('textbox', 'First name'))).toBe('First name is required.')
  expect(descriptionOf(get('textbox', 'Email'))).toBe('Email is required.')
  expect(text()).toContain('Please accept the terms.')
  expect(server.calls).toEqual([])
})
it('the last name and the phone may be left out', async () => {
  const { press, get } = await open()
  await press('button', 'Join')
  expect(descriptionOf(get('textbox', 'Phone optional'))).toBe('')
  expect(descriptionOf(get('textbox', 'Last name optional'))).toBe('')
})
it('ACC-1.2: each rule of the password is ticked off once it is met', async () => {
  const { fill, all } = await open()
  const unmet = () => all('listitem').filter(({ textContent }) => textContent.includes('missing'))
  expect(unmet()).toHaveLength(4)
  await fill('textbox', 'Password', 'abc')
  expect(unmet()).toHaveLength(3)
  await fill('textbox', 'Password', 'Abcdefg1')
  expect(unmet()).toHaveLength(0)
})
it('STORE-1.4: what is entered outlasts a reload, but for the password', async () => {
  const { fill, close } = await open()
  await fill('textbox', 'First name', 'Mei')
  await fill('textbox', 'Password', 'Abcdefg1')
  expect(drafts.read(registerTexts.form)).toMatchObject({ firstName: 'Mei' })
  expect(JSON.stringify(drafts.read(registerTexts.form))).not.toContain('Abcdefg1')
  await close()
})
it('ACC-1.1: an address that the server refuses says Email format is wrong, at its field', async () => {
  const refused = new CallError({
    name: 'BadRequest',
    message: '',
    statusCode: 400,
    code: 'dataInvalid',
    field: 'email',
  })
  const { fill, press, get } = await renderForDiner(
    <RegisterForm onDone={vi.fn<() => void>()} onConfirm={vi.fn<() => void>()} />,
    {
      script: {
        'users/register create': () => {
          throw refused
        },
      },
    },
  )
  await fill('textbox', 'First name', 'Mei')
  await fill('textbox', 'Email', 'mei@eat.example')
  await fill('textbox', 'Password', 'Abcdefg1')
  await press('checkbox', 'I accept the terms')
  await press('button', 'Join')
  expect(descriptionOf(get('textbox', 'Email'))).toBe('Email format is wrong')
})
