import { expect, test } from '../story/test.ts'
import { staffAccount } from '../story/shop.ts'
import { signInAt } from '../story/staff.ts'

test('staff sign in; a failed sign-in does not reveal whether the account exists', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${server.url}/console/`)
  await page.getByLabel('Email').fill('nobody@lanternlane.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email or password is wrong.')).toBeVisible()

  await signInAt(page, `${server.url}/console/`, staffAccount('manager'))
  await expect(page.getByRole('region', { name: 'Received' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Completed today' })).toBeVisible()
})
