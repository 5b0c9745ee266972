import { expect, type Locator, type Page } from '@playwright/test'
import { hongKong, type Table, tableLink, tableName } from './shop.ts'

/** Scans the code of a table, waits for its menu and, as that is there already while the table is entered, until one sits there. */
export const sitDown = async (page: Page, url: string, table: Table) => {
  await page.goto(tableLink(url, table))
  await expect(page.getByRole('article', { name: 'Prawn wonton noodles' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(tableName(table))
}

/** Opens the menu to take away, of the Hong Kong shop unless another is named. */
export const takeAwayMenu = async (page: Page, url: string, { _id } = hongKong) => {
  await page.goto(`${url}/?id=${_id}`)
  await page.getByText('Order now, pick up at the shop').click()
  await expect(page.getByRole('article', { name: 'Prawn wonton noodles' })).toBeVisible()
}

/**
 * Adds a dish without required options to the cart, and waits until the bar that slides in has arrived: a press on a dish
 * that it comes to cover in the meantime begins on the dish and ends on the bar.
 */
export const addPlain = async (page: Page, dish: string) => {
  const add = page.getByRole('button', { name: `Add ${dish}`, exact: true })
  await add.click()
  await expect(add).toHaveCount(0)
  const bar = page.getByRole('link', { name: /^View cart/ })
  if ((await bar.count()) > 0) await bar.click({ trial: true })
}

/** Opens the cart by the bar at the bottom. */
export const viewCart = async (page: Page) => {
  await page.getByRole('link', { name: /^View cart/ }).click()
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
}

/** Returns the id of the session of the table at which a phone is. */
export const sessionOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('saveInfo') ?? '{}').session as string)

export const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ })

/** Takes a choice by its row: the whole row is the target. */
export const choose = (within: Page | Locator, choice: string) =>
  within.locator('label').filter({ hasText: choice }).first().click()
