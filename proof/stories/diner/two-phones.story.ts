import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { cutNetwork } from '../story/network.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test('two phones order at one table, one of them offline for a while: nothing is lost or doubled, both see one bill (ORDER-4.1, ORDER-4.4)', async ({
  browser,
  page,
  server,
}) => {
  const other = await (await browser.newContext()).newPage()
  await Promise.all([sitDown(page, server.url, 9), sitDown(other, server.url, 9)])
  const bringBack = await cutNetwork(other)

  await test.step('one orders, the other chooses and is told that nothing is sent yet', async () => {
    await addPlain(page, 'Tomato & egg noodles')
    await viewCart(page)
    await placeOrder(page).click()
    await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
    await addPlain(other, 'Fish ball noodles')
    await viewCart(other)
    await other.getByRole('button', { name: 'Increase quantity' }).click()
    await placeOrder(other).click()
    await expect(other.getByRole('alertdialog')).toContainText('Your order was not sent')
    await other.getByRole('button', { name: 'Back to the cart' }).click()
  })

  await bringBack()
  await placeOrder(other).click()
  for (const phone of [page, other]) {
    const bill = phone.getByRole('region', { name: 'Bill so far' })
    await expect(bill).toContainText('Tomato & egg noodles')
    await expect(bill).toContainText('Fish ball noodles')
    await expect(bill).toContainText('130.80')
    const [own, theirs] =
      phone === page
        ? ['Tomato & egg noodles', 'Fish ball noodles']
        : ['Fish ball noodles', 'Tomato & egg noodles']
    const line = (name: string) => bill.getByRole('listitem').filter({ hasText: name })
    await expect(line(own).getByText('You', { exact: true })).toBeVisible()
    await expect(line(theirs).getByText(/^Guest [12]$/)).toBeVisible()
  }
})
