import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { cutNetwork } from '../story/network.ts'
import { expect, test } from '../story/test.ts'

test('two phones at one table order together, one without a network for a while: nothing is lost or doubled, both see one bill', async ({
  browser,
  page,
  server,
}) => {
  const other = await (await browser.newContext()).newPage()
  await Promise.all([sitDown(page, server.url, 9), sitDown(other, server.url, 9)])
  const bringBack = await cutNetwork(other)
  await addPlain(page, 'Tomato & egg noodles')
  await addPlain(other, 'Fish ball noodles')
  await bringBack()
  await Promise.all([viewCart(page), viewCart(other)])
  await Promise.all([placeOrder(page).click(), placeOrder(other).click()])
  for (const phone of [page, other]) {
    const bill = phone.getByRole('region', { name: 'Bill so far' })
    await expect(bill).toContainText('Tomato & egg noodles')
    await expect(bill).toContainText('Fish ball noodles')
    await expect(bill).toContainText('94.60')
  }
})
