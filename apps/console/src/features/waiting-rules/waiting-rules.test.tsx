import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { WaitingSetting } from '@comanda/contract'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { WaitingRules } from './waiting-rules.tsx'

const shop = sampleMenu.shop._id
const saved: WaitingSetting = { _id: 'a'.repeat(24), shop, enabled: true, maxParties: 20 }

const open = async (found: readonly WaitingSetting[]) => {
  const server = scriptedConnection({
    'waitingSettings find': () => found,
    'waitingSettings create': () => saved,
    'waitingSettings patch': () => saved,
  })
  const screen = await renderForStaff(<WaitingRules />, staffClientOver(server.connection))
  const sent = (name: string) => server.calls.find((call) => call.name === name)?.args.slice(0, 2)
  return { ...screen, sent }
}

test('WAIT-1.4: a shop that never said so sets the limits that it has others of than usual', async () => {
  const { fill, names, press, sent } = await open([])
  await fill('spinbutton', 'Most guests of a party optional', '8')
  await press('checkbox', names('checkbox')[0] ?? '')
  await press('button', 'Save')
  expect(sent('waitingSettings create')?.[0]).toEqual({
    shop,
    enabled: true,
    onBoard: false,
    maxGuests: 8,
  })
})

test('WAIT-1.4: a limit that is emptied is the usual one again; its field has the bounds of the specification', async () => {
  const { fill, press, sent, get } = await open([saved])
  const field = get('spinbutton', 'Most parties optional') as HTMLInputElement
  expect([field.value, field.min, field.max]).toEqual(['20', '1', '200'])
  await fill('spinbutton', 'Most parties optional', '')
  await fill('spinbutton', 'Minutes until a called party is silent optional', '5')
  await press('button', 'Save')
  expect(sent('waitingSettings patch')).toEqual([saved._id, { callMinutes: 5, maxParties: null }])
})
