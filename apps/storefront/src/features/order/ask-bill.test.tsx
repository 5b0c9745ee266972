import { sampleTable } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { AskBill } from './ask-bill.tsx'

const table = sampleTable({ outstanding: 80 })

it('STAFF-2.13: a diner asks for the bill by one press', async () => {
  const diner = await dinerAt({
    session: table,
    visit: { mode: 'dineIn' },
    script: {
      'tableSessions/subscribe create': () => ({ item: table._id, version: table.version }),
      'tableSessions/askBill create': () => ({ ...table, version: table.version + 1 }),
    },
  })
  diner.client.session.adopt(table)
  const { press } = await renderForDiner(<AskBill session={table} />, {}, diner)
  await press('button', 'Ask for the bill')
  expect(diner.server.calls.map(({ name }) => name)).toContain('tableSessions/askBill create')
})
it('STAFF-2.13: once it is on its way, it says so instead', async () => {
  const session = { ...table, billAskedTime: '2026-03-03T12:00:00+08:00' }
  const { text, all } = await renderForDiner(<AskBill session={session} />)
  expect(text()).toContain('Our staff bring the bill.')
  expect(all('button')).toEqual([])
})
it('without anything to pay there is no button', async () => {
  const { all } = await renderForDiner(<AskBill session={{ ...table, outstanding: 0 }} />)
  expect(all('button')).toEqual([])
})
