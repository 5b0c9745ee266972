import { addPlain, placeOrder, takeAwayMenu, viewCart } from '../story/diner.ts'
import { Owner } from '../story/owner.ts'
import { orderByCard, outcome, payByCard } from '../story/payer.ts'
import { hongKong } from '../story/shop.ts'
import { managerAtSettings } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test.afterEach(async ({ server }) => {
  const owner = await new Owner(server.url).signIn()
  await owner.change('shops', hongKong._id, {
    acceptance: null,
    prepMinutes: hongKong.prepMinutes ?? null,
  })
})

test('a restaurant accepts one order in 30 minutes and declines another, whose money goes back (ORDER-7.3, ORDER-7.4, KITCHEN-6.6)', async ({
  browser,
  page,
  server,
}) => {
  const manager = await managerAtSettings(browser, server.url, 'shop')

  await test.step('the manager says how long takeaway takes, and that staff accept it first', async () => {
    await manager.getByRole('button', { name: 'Minutes that the kitchen usually takes' }).click()
    await manager.getByLabel('Minutes for takeaway').fill('15')
    await manager.getByRole('button', { name: 'Save' }).click()
    await manager.getByRole('button', { name: 'When the kitchen gets an order' }).click()
    await manager.getByLabel('Takeaway orders').selectOption('staff')
    await manager.getByRole('button', { name: 'Save' }).click()
    await expect(manager.getByText('Saved', { exact: false }).first()).toBeVisible()
    await manager.goto(`${server.url}/console/${hongKong._id}/orders`)
  })

  const order = await test.step('a guest reads the minutes, orders and waits', async () => {
    await takeAwayMenu(page, server.url)
    await expect(page.getByText(/^Ready in /)).toBeVisible()
    await addPlain(page, 'Fish ball noodles')
    await viewCart(page)
    await expect(page.getByText(/^Ready in /)).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Mei')
    await placeOrder(page).click()
    await expect(page.getByText('Waiting for the restaurant').first()).toBeVisible()
    const heading = page.getByRole('heading', { name: /^Order number \d+/ })
    return (await heading.innerText()).trim()
  })

  await test.step('the manager accepts it in 30 minutes, and the guest reads when', async () => {
    await manager.getByRole('button', { name: `Accept order ${order}` }).click()
    const sheet = manager.getByRole('dialog')
    await sheet.getByRole('button', { name: '30 min', exact: true }).click()
    await sheet.getByRole('button', { name: 'Accept: ready in 30 min' }).click()
    await expect(page.getByText(/^Ready at about \d\d:\d\d$/)).toBeVisible()
    await expect(page.getByText('Waiting for the restaurant')).toHaveCount(0)
  })

  await test.step('it takes longer: the guest reads both times', async () => {
    const card = manager.getByRole('article', { name: `Order ${order}`, exact: true })
    await card.getByRole('button', { name: /^Details/ }).click()
    await manager.getByRole('button', { name: '+15 min' }).click()
    await expect(page.getByText(/^Ready at about \d\d:\d\d \(was \d\d:\d\d\)$/)).toBeVisible()
  })

  await test.step('an order that was paid is declined: the guest reads why, and gets the money back', async () => {
    const other = await browser.newPage()
    await orderByCard(other, server.url, 'Lai')
    await payByCard(other)
    await outcome(other, 'Paid. Thank you!')
    await other.getByRole('link', { name: 'See your order' }).click()
    await expect(other.getByText('Waiting for the restaurant').first()).toBeVisible()
    await manager.getByRole('button', { name: /^Decline order/ }).click()
    const sheet = manager.getByRole('dialog')
    await sheet.getByRole('radio', { name: 'Sold out' }).check()
    await sheet.getByLabel('A word to the diner').fill('Back tomorrow at noon')
    await sheet.getByRole('button', { name: 'Decline' }).click()
    await expect(other.getByText('Back tomorrow at noon')).toBeVisible()
    await expect(other.getByText(/Something you ordered has sold out/)).toBeVisible()
    await expect(other.getByText('Refunded').first()).toBeVisible()
    await other.close()
  })
})
