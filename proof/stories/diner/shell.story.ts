import { sitDown, takeAwayMenu } from '../story/diner.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test('an unknown page shows 404, its message and a link home (ROUTE-1.3)', async ({
  page,
  server,
}) => {
  await sitDown(page, server.url, 13)
  await page.goto(`${server.url}/nowhere`)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.getByRole('link', { name: 'Homepage' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
})

test('at a table the header shows the table and the seating time (SHELL-1.4, SHELL-1.5); list view is stored (SCREEN-3.2)', async ({
  page,
  server,
}) => {
  await sitDown(page, server.url, 13)
  const header = page.getByRole('banner')
  await expect(header).toContainText('Dine in')
  await expect(header).toContainText('Table')
  await expect(header).toContainText(/seated \d+ min/)
  await page.getByRole('button', { name: 'Show as grid' }).click()
  await expect(page.getByRole('button', { name: 'Show as list' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show as list' })).toBeVisible()
})

test('switching to take-away warns that there is no way back (SESS-2.4)', async ({
  page,
  server,
}) => {
  await sitDown(page, server.url, 15)
  await page.getByRole('banner').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Take away instead' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('You cannot change back to dine-in once confirmed.')
  await dialog.getByRole('button', { name: 'Change to takeaway' }).click()
  await expect(page.getByRole('banner')).not.toContainText('Table')
  await page.goto(`${server.url}/`)
  const home = page.getByText('Order now, pick up at the shop')
  // The open table is offered once: before the page was left, or on this one as soon as it is known.
  const fresh = page.getByRole('link', { name: 'Start a new order' })
  await expect(async () => {
    if (await fresh.isVisible()) await fresh.click()
    await expect(home).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('link', { name: /^Order for table/ })).toHaveCount(0)
})

test('going back and a reload show the menu as it was left, other screens begin at their top (ROUTE-5.2)', async ({
  page,
  server,
}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  await takeAwayMenu(page, server.url)
  // The menu is rendered part by part: at first it is not as long as that.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 2500))
    expect(await top()).toBeGreaterThan(2000)
  }).toPass()
  // The bars have given way, and come back as soon as one scrolls up (SCREEN-3.10).
  await page.evaluate(() => window.scrollBy(0, -60))
  await page.locator('nav a[href="/cart"]').click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  expect(await top()).toBe(0)
  await page.goBack()
  await expect.poll(top).toBeGreaterThan(2000)
  await page.reload()
  await expect.poll(top).toBeGreaterThan(2000)
})
