import { expect, type Page } from '@playwright/test'

/** The sandbox's card page, as the payer's bank shows it. */
export const cardPage = (page: Page) => page.getByLabel(/^Card number/)

/** Pays on the sandbox's card page with a test number. */
export const payByCard = async (page: Page, number = '4111 1111 1111 1111') => {
  await cardPage(page).fill(number)
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** The words of an outcome on the result page. */
export const outcome = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { name: words })).toBeVisible()
