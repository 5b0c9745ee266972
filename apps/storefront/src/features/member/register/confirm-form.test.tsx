import { sampleIds } from '@comanda/client/testing'
import { descriptionOf } from '@comanda/ui/testing'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../../../testing/render-for-diner.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import type { PendingRegistration } from './pending-registration.ts'

const pending: PendingRegistration = { email: 'mei@eat.example', registration: 'r' }
const user = { _id: sampleIds.gift, name: 'Mei' }

const open = async () => {
  const calls = {
    onSentAgain: vi.fn<() => void>(),
    onDone: vi.fn<() => void>(),
    onBack: vi.fn<() => void>(),
  }
  const screen = await renderForDiner(<ConfirmForm pending={pending} {...calls} />, {
    script: {
      'users/register/confirm create': () => ({ accessToken: 'token', user }),
      'authentication create': () => ({ accessToken: 'token', user }),
    },
  })
  return { ...screen, ...calls }
}

it('a code of fewer than six digits is not sent', async () => {
  const { fill, press, get, server } = await open()
  await fill('textbox', 'Code', '123')
  await press('button', 'Confirm')
  expect(descriptionOf(get('textbox', 'Code'))).toContain('Please enter the code from our email.')
  expect(server.calls).toEqual([])
})
it('after a reload no other code can be requested, as the password is not stored (STORE-1.4)', async () => {
  const { names } = await open()
  expect(names('button')).toEqual(['Confirm', 'Use another email'])
})
it('another address starts the registration again', async () => {
  const { press, onBack } = await open()
  await press('button', 'Use another email')
  expect(onBack).toHaveBeenCalledOnce()
})
