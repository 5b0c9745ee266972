import { CallError } from '@comanda/client'
import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { descriptionOf } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { OwnPin } from './own-pin.tsx'

const refused = new CallError({
  name: 'BadRequest',
  message: 'Choose another PIN.',
  statusCode: 400,
  code: 'pinRefused',
  field: 'pin',
})
const presentWrong = new CallError({
  name: 'Forbidden',
  message: 'The present PIN is wrong',
  statusCode: 403,
  code: 'pinWrong',
  field: 'presentPin',
})

const open = async (failures: CallError[] = []) => {
  const server = scriptedConnection({
    'users/setPin create': () => {
      const failure = failures.shift()
      if (failure) throw failure
      return { _id: 'me' }
    },
  })
  const { client } = staffClientOver(server.connection)
  return { ...(await renderForStaff(<OwnPin />, { client })), server }
}
const shop = sampleMenu.shop._id

test('STAFF-3.4: a PIN that is refused stays to be changed; one that is saved is shown no more', async () => {
  const { fill, press, get, text, server } = await open([refused])
  await fill('textbox', 'New PIN', '1111')
  await press('button', 'Save PIN')
  expect(descriptionOf(get('textbox', 'New PIN'))).toContain('Choose another PIN')
  await fill('textbox', 'New PIN', '4802')
  await press('button', 'Save PIN')
  expect(server.calls.at(-1)?.args[0]).toEqual({ shop, pin: '4802' })
  expect(text()).toContain('Your PIN is saved.')
  expect(get('textbox', 'New PIN')).toHaveProperty('value', '')
})

test('STAFF-3.4: who is signed in by PIN enters the present one too', async () => {
  const { fill, press, server } = await open([presentWrong])
  await fill('textbox', 'New PIN', '4802')
  await press('button', 'Save PIN')
  await fill('textbox', 'Present PIN', '6291')
  await press('button', 'Save PIN')
  expect(server.calls.at(-1)?.args[0]).toEqual({ shop, pin: '4802', presentPin: '6291' })
})

test('STAFF-3.4: it can be removed', async () => {
  const { press, server } = await open()
  await press('button', 'Remove PIN')
  expect(server.calls.at(-1)?.args[0]).toEqual({ shop, pin: null })
})
