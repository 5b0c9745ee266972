import { sessionOf, sitDown } from '../story/diner.ts'
import { Owner } from '../story/owner.ts'
import { expect, test } from '../story/test.ts'

test('a closed table says so; its menu can be read but not ordered from (SESS-1.4)', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  await sitDown(page, server.url, 7)
  const session = await sessionOf(page)
  await owner.change('tableSessions', session, { status: 'void' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This table is closed' })).toBeVisible()
  await page.getByRole('link', { name: 'See the menu' }).click()
  await expect(page.getByRole('article', { name: 'Prawn wonton noodles' })).toBeVisible()
  await expect(page.getByText('This table is closed')).toBeVisible()
  await page.goto(`${server.url}/record`)
  await expect(page).toHaveURL(/\/record$/)
})
