import { sitDown } from '../story/diner.ts'
import { expect, test } from '../story/test.ts'

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
  // The open table is offered once: before the page was left, or on this one.
  const fresh = page.getByRole('link', { name: 'Start a new order' })
  await expect(home.or(fresh)).toBeVisible()
  if (await fresh.isVisible()) await fresh.click()
  await expect(home).toBeVisible()
  await expect(page.getByRole('link', { name: /^Order for table/ })).toHaveCount(0)
})
