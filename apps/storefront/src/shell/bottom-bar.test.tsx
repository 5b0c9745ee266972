import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { SystemSetting, User } from '@comanda/contract'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../testing/render-for-diner.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { dialogs } from '../dialogs/dialogs.ts'

const settings: SystemSetting = {
  _id: sampleIds.shop,
  onlineMemberSystem: true,
  onlineOrderingSystem: true,
  allowChooseShop: true,
}
const user: User = { _id: sampleIds.gift, name: 'Mei' }

it('SHELL-2.1: with ordering on, the first tabs are Your order and Cart', async () => {
  const { names } = await renderForDiner(<BottomBar />, { visit: { settings } })
  expect(names('link')).toEqual(['Your order', 'Cart', 'Login'])
})
it('SHELL-2.3: the last tab is Member once a user is logged in', async () => {
  const { names } = await renderForDiner(<BottomBar />, { visit: { settings }, user })
  expect(names('link').at(-1)).toBe('Member')
})
it('SHELL-2.3: without the member system the last tab opens the languages', async () => {
  const { press } = await renderForDiner(<BottomBar />, {
    visit: { settings: { ...settings, onlineMemberSystem: false } },
  })
  await press('button', 'Language')
  expect(dialogs.state.get()).toHaveLength(1)
  dialogs.state.get().forEach(({ key }) => dialogs.close(key))
})
it('SHELL-2.1, SHELL-2.2: a member without ordering has Home and the rewards', async () => {
  const { names } = await renderForDiner(<BottomBar />, {
    visit: { settings: { ...settings, onlineOrderingSystem: false } },
    user,
  })
  expect(names('link')).toEqual(['Home', 'Rewards', 'My rewards', 'Member'])
})
it('SHELL-2.4: a cart that is not empty says how many items it contains', async () => {
  const diner = await dinerAt({ menu: sampleMenu, visit: { settings } })
  diner.client.cart.add({ product: sampleIds.tea, quantity: 2 })
  const { names } = await renderForDiner(<BottomBar />, {}, diner)
  expect(names('link')).toContain('Cart, 2 items')
})
