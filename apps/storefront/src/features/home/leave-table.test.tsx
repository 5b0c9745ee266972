import { sampleMenu } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { noon, renderForDiner } from '../../testing/render-for-diner.tsx'
import { LeaveTable } from './leave-table.tsx'

const shop = {
  ...sampleMenu.shop,
  onlineOpeningHours: [{ startTime: '09:00', endTime: '22:00' }],
}
const open = (change: object = {}) =>
  renderForDiner(<LeaveTable shop={{ ...shop, ...change }} now={noon} />, {
    visit: { mode: 'dineIn' },
  })

it('SESS-2.4: a warning comes before a table is left, and says that it is one-way', async () => {
  const { press, all, text, visit } = await open()
  await press('button', 'Take away instead')
  expect(all('alertdialog')).toHaveLength(1)
  expect(text()).toContain('You cannot change back to dine-in once confirmed')
  expect(visit.chooseMode).not.toHaveBeenCalled()
  await press('button', 'Change to takeaway')
  expect(visit.chooseMode).toHaveBeenCalledExactlyOnceWith('takeAway')
})
it('SESS-2.4: the diner may stay at the table', async () => {
  const { press, visit } = await open()
  await press('button', 'Take away instead')
  await press('button', 'Stay at the table')
  expect(visit.chooseMode).not.toHaveBeenCalled()
})
it('a shop without take-away does not offer it', async () => {
  expect((await open({ openTakeAway: false })).all('button')).toEqual([])
})
