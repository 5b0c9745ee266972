import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { cutNetwork } from '../story/network.ts'
import { Owner } from '../story/owner.ts'
import { hongKong } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

const allDay = [{ startTime: '00:00', endTime: '24:00' }]

test('a shop closes while the diner is offline: the cart stays and is ordered once the shop opens', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  await sitDown(page, server.url, 18)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  const before = await owner.countOrders(hongKong._id)

  const bringBack = await cutNetwork(page)
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByLabel('Remark for the whole order').fill('No coriander')
  await owner.change('shops', hongKong._id, { onlineOpeningHours: [] })
  await bringBack()
  const closed = page.getByText('The shop is now closed. You cannot checkout.')
  await expect(closed.first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Fish ball noodles' })).toBeVisible()
  expect(await owner.countOrders(hongKong._id)).toBe(before)

  await owner.change('shops', hongKong._id, { onlineOpeningHours: allDay })
  await expect(closed).toHaveCount(0)
  await expect(page.getByLabel('Remark for the whole order')).toHaveValue('No coriander')
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bill so far' })).toContainText('92.40')
  expect(await owner.countOrders(hongKong._id)).toBe(before + 1)
})
