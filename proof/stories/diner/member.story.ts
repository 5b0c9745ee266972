import { addPlain, placeOrder, takeAwayMenu, viewCart } from '../story/diner.ts'
import { join } from '../story/member.ts'
import { cutNetwork } from '../story/network.ts'
import { Owner } from '../story/owner.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test('a diner registers, earns points with an order, redeems a reward, and finds both in the history (MEM-5.2, CALL-2.6)', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  await takeAwayMenu(page, server.url)
  await join(page, server.url, 'Mei')

  await test.step('an order that is paid and handed over earns points', async () => {
    await page.goto(`${server.url}/browse`)
    for (const dish of ['Prawn wonton noodles', 'Tomato & egg noodles', 'Fish ball noodles'])
      await addPlain(page, dish)
    await viewCart(page)
    await page.getByLabel('Name', { exact: true }).fill('Mei')
    await placeOrder(page).click()
    await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
    await owner.handOver('Mei')
    await page.goto(`${server.url}/member/pointHistory`)
    await expect(page.getByText('Earned').first()).toBeVisible()
  })

  await test.step('a reward is taken for points', async () => {
    await page.goto(`${server.url}/member/rewards`)
    await expect(page.getByRole('button', { name: /^A milk tea/ })).toBeVisible()
    const bringBack = await cutNetwork(page)
    await page.getByRole('button', { name: /^A milk tea/ }).click()
    await page.getByRole('button', { name: 'Redeem', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await expect(
      sheet.getByText('No connection. Please try again once you are online.'),
    ).toBeVisible()
    await bringBack()
    await page.getByRole('button', { name: 'Redeem', exact: true }).click()
    await expect(page.getByText('It’s yours')).toBeVisible()
  })

  await test.step('both stand in the history, which waits for the network', async () => {
    await page.getByRole('link', { name: 'My rewards' }).last().click()
    await expect(page.getByText('A milk tea').first()).toBeVisible()
    const bringBack = await cutNetwork(page)
    await page.goto(`${server.url}/member/pointHistory`)
    await expect(page.getByText('It loads as soon as there is one.')).toBeVisible()
    await bringBack()
    const entries = page.getByRole('list', { name: 'Entries' })
    await expect(entries.getByText('Earned')).toBeVisible()
    await expect(entries.getByText('Reward redeemed')).toBeVisible()
  })
})
