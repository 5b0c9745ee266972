import { expect, type Page } from '@playwright/test'
import { addPlain, choose, placeOrder, takeAwayMenu, viewCart } from './diner.ts'

/** The sandbox's card page, as the payer's bank shows it. */
export const cardPage = (page: Page) => page.getByLabel(/^Card number/)

/** Orders a dish to take away and goes to the bank's page to pay it by card. */
export const orderByCard = async (page: Page, url: string, name: string) => {
  await takeAwayMenu(page, url)
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await choose(page, 'Credit card')
  await placeOrder(page).click()
  await page.getByRole('button', { name: 'Pay $ 50.00' }).click()
  await expect(cardPage(page)).toBeVisible()
}

/** Pays on the sandbox's card page with a test number. */
export const payByCard = async (page: Page, number = '4111 1111 1111 1111') => {
  await cardPage(page).fill(number)
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** The words of an outcome on the result page. */
export const outcome = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { name: words })).toBeVisible()
