import { sampleMenu, sampleSession } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { SessionNotFoundPage } from './session-not-found-page.tsx'

const open = async (status?: 'done' | 'void') => {
  const diner = await dinerAt({ menu: sampleMenu })
  diner.session.set({ status: 'none', ...(status && { ended: sampleSession({ status }) }) })
  return renderForDiner(<SessionNotFoundPage />, {}, diner)
}

it('SESS-1.3: a phone that comes back after the bill was paid on another one reads so', async () => {
  const { text, get } = await open('done')
  expect(text()).toContain('This bill is paid')
  const bill = get('link', 'See the bill').getAttribute('href')
  expect(bill).toBe(`/record/${sampleSession()._id}`)
})

it.each(['void', undefined] as const)(
  'a table that was closed otherwise, or is not known, is closed: %s',
  async (status) => {
    expect((await open(status)).text()).toContain('This table is closed')
  },
)
