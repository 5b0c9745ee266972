import type { Browser, Page } from '@playwright/test'
import { staffAccount } from './shop.ts'

/** Opens the console on a counter screen and signs in: on the order board, with its sound turned on. */
export const staffAtBoard = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  })
  const page = await context.newPage()
  await page.goto(`${url}/console/`)
  const { email, password } = staffAccount('manager')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('region', { name: 'Received' }).waitFor()
  return page
}
