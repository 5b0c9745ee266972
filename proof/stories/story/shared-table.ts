import { expect, type Page } from '@playwright/test'
import { demo } from '@comanda/demo'
import { Owner } from './owner.ts'
import type { SharedTable } from './table-guest.ts'
import { taiwan } from './shop.ts'

/** A shop at whose tables no other story sits, where guests share a cart. */
export const sharingShop = taiwan

const tables = demo.tableViewItems.filter(({ shop }) => shop === sharingShop._id)

/** Has the guests of the shop's tables share a cart, and returns one of its tables by its place in the demo. */
export const sharedTableAt = async (
  url: string,
  index: number,
): Promise<SharedTable & { readonly name: string }> => {
  const owner = await new Owner(url).signIn()
  await owner.change('shops', sharingShop._id, { tableCart: 'shared' })
  const table = tables[index]
  if (!table) throw new Error(`the shop has ${tables.length} tables`)
  return { shop: sharingShop._id, table: table._id, name: table.name }
}

/** Scans the code of a shared table and waits for the menu. */
export const scanShared = async (page: Page, url: string, { shop, table }: SharedTable) => {
  await page.goto(`${url}/t?id=${shop}&t=${table}`)
  await expect(page.getByRole('article', { name: 'Prawn wonton noodles' })).toBeVisible()
}

/** Scans the code of a shared table and waits until the phone is at it: as the first, or as one who was let in before. */
export const sitAtShared = async (
  page: Page,
  url: string,
  at: SharedTable & { readonly name: string },
) => {
  await scanShared(page, url, at)
  await expect(page.getByRole('banner')).toContainText(at.name)
}

/** Lets in who asks to join, by the name that they are shown by. */
export const letIn = (page: Page, name: string | RegExp) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: /^Let .* in$/ })
    .click()

/** What a guest has in the cart of the table. */
export const dishesOf = (page: Page, guest: string | RegExp) =>
  page.getByRole('region', { name: guest })

/** Opens the cart of the table by the bar at the bottom. */
export const viewShared = async (page: Page) => {
  await page.getByRole('link', { name: /^View cart/ }).click()
  await expect(page.getByRole('heading', { name: /^(Cart of table|Your cart)/ })).toBeVisible()
}
