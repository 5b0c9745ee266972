import type { Page } from '@playwright/test'
import { Owner } from '../story/owner.ts'

/** Chooses a top-up, to be paid at the counter. */
export const topUp = async (page: Page) => {
  await page.locator('.top-up-form button[type="submit"]').click()
  await page.locator('.top-up-waiting').waitFor()
}

/** Tops up; the staff takes the money. */
export const topUpPaid = async (page: Page) => {
  await topUp(page)
  const number = await page.locator('.top-up-number strong').innerText()
  await (await new Owner(new URL(page.url()).origin).signIn()).takeTopUp(number)
  await page.locator('.top-up-waiting').waitFor({ state: 'detached' })
}
