import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { News, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { NewsScreen } from './news-screen.tsx'

const item: News = {
  _id: 'a'.repeat(24),
  name: 'autumn',
  title: [{ lang: 'en', value: 'Autumn menu' }],
  body: [{ lang: 'en', value: '<p>Mushrooms.</p>' }],
  publishTime: '2026-03-01T04:00:00.000Z',
  status: 'draft',
}

const open = async (news: readonly News[] = [item]) => {
  const user: User = { _id: 'u', staff: [{ role: 'owner' }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [sampleMenu.shop],
    'news find': () => ({ data: news, limit: 50, skip: 0, total: news.length }),
    'news create': () => item,
    'news patch': () => item,
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(user)
  const screen = await renderForStaff(<NewsScreen />, staff)
  const sent = (name: string) => server.calls.findLast((call) => call.name === name)?.args
  return { ...screen, sent }
}

test('STAFF-10.9: a draft is published, and only that is sent', async () => {
  const { press, get, text, sent } = await open()
  expect(text()).toContain('Draft')
  await press('button', 'Edit Autumn menu')
  const sheet = within(get('dialog'))
  await sheet.press('radio', 'Guests see it')
  await sheet.press('button', 'Save')
  expect(sent('news patch')?.slice(0, 2)).toEqual([item._id, { status: 'active' }])
})

test('STAFF-10.9: a new item has an address of its title, and its text in paragraphs', async () => {
  const { press, get, sent } = await open([])
  await press('button', 'New item')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', 'Title in English', 'Open on Sundays!')
  await sheet.fill('textbox', 'Text in English', 'From May.\n\nSee you & yours.')
  await sheet.press('button', 'Save')
  expect(sent('news create')?.[0]).toMatchObject({
    name: expect.stringMatching(/^open-on-sundays-[0-9a-f]{4}$/),
    title: [{ lang: 'en', value: 'Open on Sundays!' }],
    body: [{ lang: 'en', value: '<p>From May.</p><p>See you &amp; yours.</p>' }],
    status: 'draft',
  })
})
