import type { User } from '@comanda/contract'
import { expect, it, vi } from 'vitest'
import { useAuthentication } from '../../../diner/use-stores.ts'
import { renderForDiner } from '../../../testing/render-for-diner.tsx'
import { RememberedCarrier } from './remembered-carrier.tsx'

const mei: User = { _id: 'mei', firstName: 'Mei' }
const Shown = () => {
  const { user } = useAuthentication()
  return user ? <RememberedCarrier user={user} /> : null
}
const open = (user: User) =>
  renderForDiner(<Shown />, { user, script: { 'users patch': () => mei } })

it('INV-1.8: the profile shows the carrier that is remembered, and removes it', async () => {
  const { press, text, names } = await open({ ...mei, invoiceCarrier: '/ABC+123' })
  expect(text()).toContain('Your invoices in Taiwan go to /ABC+123')
  await press('button', 'Forget this carrier')
  await vi.waitFor(() => expect(names('button')).not.toContain('Forget this carrier'))
})

it('INV-1.8: nothing is shown of it if none is remembered', async () => {
  const { names } = await open(mei)
  expect(names('heading')).toEqual([])
})
