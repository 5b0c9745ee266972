import { sampleIds } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../../../testing/render-for-diner.tsx'
import { MemberGate } from './member-gate.tsx'

const gate = <MemberGate>Points of Mei</MemberGate>

it('shows a member’s own screen', async () => {
  const user = { _id: sampleIds.gift, name: 'Mei' }
  const { text } = await renderForDiner(gate, { user })
  expect(text()).toBe('Points of Mei')
})
it('without a login it redirects to the login page, and from there back', async () => {
  const diner = await dinerAt()
  await diner.client.authentication.signOut()
  const { text, place } = await renderForDiner(gate, { path: '/member/pointHistory' }, diner)
  expect(text()).toBe('')
  expect(`${place().pathname}${place().search}`).toBe('/member/login?next=%2Fmember%2FpointHistory')
})
it('until it is known whether a member is logged in, nothing of theirs is shown', async () => {
  const { text, place } = await renderForDiner(gate, { path: '/member/pointHistory' })
  expect(text()).not.toContain('Mei')
  expect(place().pathname).toBe('/member/pointHistory')
})
