import type { Page } from '@playwright/test'

/** Goes to the sandbox's provider of accounts. */
export const atProvider = async (page: Page) => {
  await page.locator('.social-buttons button').click()
  await page.waitForURL(/\/openid\/authorize/)
}
