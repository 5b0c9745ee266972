import { untilWorkerIsReady } from '../story/network.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test('a guest signs in with an account elsewhere and comes back to the screen before; a refusal is shown (ACC-6.1, ACC-6.2)', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/member/login?next=/member/pointHistory`)
  await page.getByRole('button', { name: 'Continue with Sandbox' }).click()
  await page.getByRole('button', { name: /^Refuse/ }).click()
  await expect(page.getByText('The sign-in was not completed')).toBeVisible()

  // It must not take the provider's one-time code twice.
  await untilWorkerIsReady(page)
  await page.getByRole('button', { name: 'Continue with Sandbox' }).click()
  await page.getByLabel(/^Name/).fill('Ah Wing')
  await page.getByLabel(/^E-mail/).fill('wing@people.example')
  await page.getByRole('button', { name: /^Sign in/ }).click()
  await page.waitForURL(`${server.url}/member/pointHistory`)
  await page.goto(`${server.url}/member`)
  await expect(page.getByRole('heading', { name: 'Hello, Ah Wing' })).toBeVisible()
})

test('an address that has an account with a password is not taken over (ACC-6.1)', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/member/login`)
  await page.getByRole('button', { name: 'Continue with Sandbox' }).click()
  await page.getByLabel(/^E-mail/).fill('owner@lanternlane.example')
  await page.getByRole('button', { name: /^Sign in/ }).click()
  await page.waitForURL(/socialError=emailInUse/)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})
