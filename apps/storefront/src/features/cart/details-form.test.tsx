import { sampleMenu } from '@comanda/client/testing'
import { afterEach, expect, it } from 'vitest'
import { drafts } from '../../drafts/drafts.ts'
import { lastCheckout } from '../../drafts/last-checkout.ts'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { DetailsForm } from './details-form.tsx'
import { useDetails } from './use-details.ts'

afterEach(() => drafts.clear())

const Form = () => <DetailsForm model={useDetails()} />
const openForm = async () => {
  const screen = await renderForDiner(<Form />, {
    path: '/cart',
    menu: sampleMenu,
    visit: { mode: 'takeAway' },
  })
  const row = document.querySelector<HTMLDetailsElement>('.folded-row')
  return { ...screen, row, name: row?.querySelector('input')?.value }
}

it('SCREEN-4.7: the row of who picks up is open at the first order, filled and folded at the next', async () => {
  const first = await openForm()
  expect([first.row?.open, first.name]).toEqual([true, ''])
  await first.close()
  lastCheckout.save({ contactName: 'Wing', phone: '91234567' })
  const next = await openForm()
  expect([next.row?.open, next.name]).toEqual([false, 'Wing'])
  expect(next.row?.querySelector('summary')?.textContent).toContain('Wing · 91234567')
})
it('SCREEN-4.7: logging out forgets it', async () => {
  lastCheckout.save({ contactName: 'Wing', payBy: 'counter', payMethod: '' })
  drafts.clear()
  expect(lastCheckout.read()).toEqual({})
})
