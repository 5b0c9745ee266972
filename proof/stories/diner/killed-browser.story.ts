import { addPlain, placeOrder, sitDown, takeAwayMenu, viewCart } from '../story/diner.ts'
import { logIn } from '../story/member.ts'
import { pauseNextCall } from '../story/paused-call.ts'
import { Phone } from '../story/phone.ts'
import { expect, test } from '../story/test.ts'
import { withholdNextResponse } from '../story/withheld-response.ts'

test('the browser is killed while it orders: it is unknown after the restart, and checking again finds the same order', async ({
  server,
}, testInfo) => {
  const before = await Phone.start(testInfo)
  await sitDown(before.page, server.url, 14)
  await before.close()

  const killed = await Phone.start(testInfo)
  const carriedOut = await withholdNextResponse(killed.page, 'tableSessions/order')
  await sitDown(killed.page, server.url, 14)
  await addPlain(killed.page, 'Fish ball noodles')
  await viewCart(killed.page)
  await placeOrder(killed.page).click()
  await carriedOut()
  await killed.kill()

  const phone = await Phone.start(testInfo)
  const { page } = phone
  await sitDown(page, server.url, 14)
  await expect(page.getByText('We do not know yet whether your order arrived')).toBeVisible()
  await page.getByRole('link', { name: 'Check again' }).click()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toHaveCount(1)
  await expect(page.getByText('Fish ball noodles')).toHaveCount(1)
  await page.goto(`${server.url}/browse`)
  await expect(page.getByRole('article', { name: 'Fish ball noodles' })).toBeVisible()
  await expect(page.getByText('We do not know yet whether your order arrived')).toHaveCount(0)
  await phone.close()
})

test('the browser is killed before the order arrives: checking again after the restart places it', async ({
  server,
}, testInfo) => {
  const killed = await Phone.start(testInfo)
  const arrived = await pauseNextCall(killed.page, 'tableSessions/create')
  await takeAwayMenu(killed.page, server.url)
  await addPlain(killed.page, 'Fish ball noodles')
  await viewCart(killed.page)
  await killed.page.getByLabel('Name', { exact: true }).fill('Kit')
  await placeOrder(killed.page).click()
  await arrived()
  await killed.kill()

  const phone = await Phone.start(testInfo)
  await takeAwayMenu(phone.page, server.url)
  await phone.page.getByRole('link', { name: 'Check again' }).click()
  await phone.page.getByRole('button', { name: 'Check again' }).click()
  await expect(phone.page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
  await expect(phone.page.getByText('Kit', { exact: true })).toBeVisible()
  await phone.close()
})

test('the browser is killed while it redeems a reward: after the restart the reward says so, and is taken once', async ({
  server,
}, testInfo) => {
  const redeemed = async ({ page }: Phone) => {
    await page.goto(`${server.url}/member/pointHistory`)
    await expect(
      page.getByRole('list', { name: 'Entries' }).getByRole('listitem').first(),
    ).toBeVisible()
    return page.getByText('Reward redeemed').count()
  }
  const openTea = async ({ page }: Phone) => {
    await page.goto(`${server.url}/member/rewards`)
    await page.getByRole('button', { name: /^A milk tea/ }).click()
  }
  const before = await Phone.start(testInfo)
  await takeAwayMenu(before.page, server.url)
  await logIn(before.page, server.url)
  const earlier = await redeemed(before)
  await before.close()

  const killed = await Phone.start(testInfo)
  const carriedOut = await withholdNextResponse(killed.page, 'gifts/redeem')
  await openTea(killed)
  await killed.page.getByRole('button', { name: 'Redeem', exact: true }).click()
  await carriedOut()
  await killed.kill()

  const phone = await Phone.start(testInfo)
  await openTea(phone)
  await expect(phone.page.getByText('No response yet. Press again to check')).toBeVisible()
  await phone.page.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(phone.page.getByText('It’s yours')).toBeVisible()
  expect(await redeemed(phone)).toBe(earlier + 1)
  await phone.close()
})
