import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { AppSetting, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { describe, expect, it, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { BrandScreen } from './brand-screen.tsx'
import { readability } from './colours.ts'

const app: AppSetting = {
  _id: 'a'.repeat(24),
  name: [{ lang: 'en', value: 'Harbour' }],
  theme: { primary: '#ff9b33' },
}

const open = async (role: 'owner' | 'manager', saved: readonly AppSetting[] = [app]) => {
  const shop = sampleMenu.shop._id
  const user: User = { _id: 'u', staff: [role === 'owner' ? { role } : { role, shop }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'appSettings find': () => saved,
    'appSettings patch': () => app,
    'appSettings create': () => app,
    'systemSettings find': () => [],
    'systemSettings create': () => ({}),
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  const screen = await renderForStaff(<BrandScreen />, staff)
  const sent = (name: string) => server.calls.findLast((call) => call.name === name)?.args
  return { ...screen, sent }
}

test('STAFF-10.6: an owner changes a colour and takes another back; the terms stay', async () => {
  const { get, sent } = await open('owner')
  const form = within(get('form', 'Name and colours'))
  await form.press('button', 'Accent: as usual')
  await form.press('button', 'Save')
  expect(sent('appSettings patch')?.slice(0, 2)).toEqual([app._id, { name: app.name, theme: {} }])
})

test('STAFF-10.6: what was never saved is stored with its defaults', async () => {
  const { get, sent, settle } = await open('owner', [])
  const form = within(get('form', 'Systems'))
  const [, members] = form.all('checkbox')
  await settle(() => members?.click())
  await form.fill('spinbutton', 'Months in which points can be spent optional', '18')
  await form.press('button', 'Save')
  expect(sent('systemSettings create')?.[0]).toEqual({
    onlineMemberSystem: true,
    onlineOrderingSystem: true,
    allowChooseShop: false,
    pointMonths: 18,
  })
})

test('STAFF-10.6: only owners see it', async () => {
  expect((await open('manager')).text()).toContain('Only owners see this')
})

describe('how readable a colour is', () => {
  it('STAFF-10.6: one that is too light for text is shown darker', () => {
    const { own = 0, shown = 0, isChanged } = readability({ primary: '#ffe9a0' }, 'primary') ?? {}
    expect(own).toBeLessThan(2)
    expect(shown).toBeGreaterThanOrEqual(4.5)
    expect(isChanged).toBe(true)
  })
  it('STAFF-10.6: a dark one is shown as it is; a button is read by its letters', () => {
    expect(readability({ danger: '#8f1d12' }, 'danger')?.isChanged).toBe(false)
    expect(readability({ actionPrimary: '#123a6b' }, 'actionPrimary')?.shown).toBeGreaterThan(9)
    expect(readability({}, 'placeholder')).toBeUndefined()
  })
})

test('STAFF-10.6: an owner names the languages that guests choose from', async () => {
  const { get, sent } = await open('owner')
  const form = within(get('form', 'Languages'))
  await form.press('radio', 'Only these')
  await form.press('checkbox', 'English')
  await form.press('button', 'Save')
  expect(sent('appSettings patch')?.[1]).toEqual({ displayLocales: ['en'] })
})
