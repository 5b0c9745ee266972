import { sampleIds, sampleSession } from '@comanda/client/testing'
import type { TableSession } from '@comanda/contract'
import { expect, it, vi } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { PreviousOrderPage } from './previous-order-page.tsx'

const open = async (sessions: readonly TableSession[]) => {
  const diner = await dinerAt({
    script: { 'tableSessions find': () => ({ total: sessions.length, data: sessions }) },
  })
  diner.client.session.adopt({ ...sampleSession(), restoreKey: 'restore-key-of-twenty-four' })
  await diner.client.pending.load()
  const onContinue = vi.fn<(session: TableSession) => void>()
  const screen = await renderForDiner(<PreviousOrderPage onContinue={onContinue} />, {}, diner)
  return { ...screen, onContinue }
}

it('SCREEN-5.3: orders that are not taken are offered, with a way to start a new order', async () => {
  const { names, press, onContinue } = await open([
    sampleSession(),
    sampleSession({ _id: sampleIds.order, tvStatus: 'taken' }),
  ])
  expect(names('link')).toContain('Start a new order')
  await press('button', 'Continue')
  expect(onContinue).toHaveBeenCalledWith(expect.objectContaining({ _id: sampleIds.session }))
})

it('SCREEN-5.3: if all are taken, only a new order is offered', async () => {
  const { names, all } = await open([])
  expect(all('button')).toHaveLength(0)
  expect(names('link')).toContain('Start a new order')
})
