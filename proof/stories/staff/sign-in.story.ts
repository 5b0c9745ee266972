import { expect, test } from '../story/test.ts'
import { staffAtBoard } from '../story/staff.ts'

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

  const board = await staffAtBoard(browser, server.url)
  await expect(board.getByRole('region', { name: 'Received' })).toBeVisible()
  await expect(board.getByRole('region', { name: 'Completed today' })).toBeVisible()
})
