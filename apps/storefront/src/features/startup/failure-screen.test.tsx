import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { SystemSetting } from '@comanda/contract'
import { nameOf, textOf } from '@comanda/ui/testing'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { failureReasons } from '../../visit/visit-state.ts'
import { FailureScreen } from './failure-screen.tsx'

const settings: SystemSetting = {
  _id: sampleIds.shop,
  onlineMemberSystem: false,
  onlineOrderingSystem: true,
  allowChooseShop: true,
}

it('ROUTE-3.4: each reason has its own words', async () => {
  const titles = new Set<string>()
  for (const reason of failureReasons) {
    const { get, close } = await renderForDiner(<FailureScreen reason={reason} />)
    titles.add(textOf(get('heading')))
    await close()
  }
  expect(titles.size).toBe(failureReasons.length)
})
it('ROUTE-3.6: a failure of the server can be retried, with what the visit began with', async () => {
  const { press, visit } = await renderForDiner(<FailureScreen reason="serverError" />)
  await press('button', 'Try again')
  expect(visit.beginAgain).toHaveBeenCalledOnce()
})
it('SCREEN-5.4: a closed shop shows when it opens, and its menu', async () => {
  const menu = {
    ...sampleMenu,
    shop: {
      ...sampleMenu.shop,
      onlineOpeningHours: [{ startTime: '18:00', endTime: '22:00' }],
    },
  }
  const { text, get } = await renderForDiner(<FailureScreen reason="timeSlotNotFound" />, { menu })
  expect(text()).toContain('Opens today at 18:00')
  expect(get('link', 'See the menu').getAttribute('href')).toBe('/browse')
})
it('a table code that fails says how to scan again', async () => {
  const { text } = await renderForDiner(<FailureScreen reason="fixedCodeTimeout" />)
  expect(text()).toContain('Open your camera')
})
it('too many open orders lead to the order', async () => {
  const { all } = await renderForDiner(<FailureScreen reason="exceedMaxPending" />)
  expect(all('link').map(nameOf)).toEqual(['Your order'])
})
it('the cart can be reached if it is not empty', async () => {
  const diner = await dinerAt({ menu: sampleMenu })
  diner.client.cart.add({ product: sampleIds.tea, quantity: 1 })
  const { names } = await renderForDiner(<FailureScreen reason="sessionNotFound" />, {}, diner)
  expect(names('link')).toEqual(['See the menu', 'Back to your cart'])
})
it.each([
  [true, ['Choose a shop']],
  [false, []],
])('without a menu another shop can be chosen if that is allowed: %s', async (allowed, links) => {
  const { names } = await renderForDiner(<FailureScreen reason="shopNotFound" />, {
    menu: undefined,
    visit: { settings: { ...settings, allowChooseShop: allowed } },
  })
  expect(names('link')).toEqual(links)
})
it('SESS-9.6: a shop that requires presence sends the diner to its staff, and shows its menu', async () => {
  const { text, get } = await renderForDiner(<FailureScreen reason="presenceRequired" />)
  expect(text()).toContain('Please ask our staff to open your table')
  expect(text()).not.toContain('point it at the code on the table')
  expect(get('link', 'See the menu').getAttribute('href')).toBe('/browse')
})
