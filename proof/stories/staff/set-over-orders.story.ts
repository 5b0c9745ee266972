import type { Page } from '@playwright/test'
import { ownServer } from '../story/own-server.ts'
import { tableName } from '../story/shop.ts'
import { floorTile, ownerAtSettings, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

/** Adds a dish as it is to the order that is being entered. */
const addDish = async (page: Page, dish: string): Promise<void> => {
  // The floor, which is left for the order, has a search of its own.
  await page.getByRole('searchbox', { name: /^Dish or number/ }).fill(dish)
  await page.getByRole('button', { name: new RegExp(`^${dish}`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Add/ }).click()
  await expect(dialog).toHaveCount(0)
}

test('an owner lets sets form over several orders: fries and cola after the burger cost what the set costs (MERGE-2.1)', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  await ownServer(async (url) => {
    await test.step('the owner switches it on', async () => {
      const owner = await ownerAtSettings(browser, url, 'profile')
      await owner.getByRole('button', { name: 'What guests can order' }).click()
      await owner.getByRole('checkbox', { name: 'Sets form over several orders' }).check()
      await owner.getByRole('button', { name: 'Save' }).click()
      await expect(owner.getByText('Saved').first()).toBeVisible()
      await owner.context().close()
    })

    const floor = await staffAtFloor(browser, url, 'manager')
    const sheet = floor.getByRole('dialog')
    const pane = floor.getByRole('complementary', { name: `Table ${tableName(0)}` })
    const order = floor.getByRole('complementary', { name: 'This order' })
    const send = async (...dishes: readonly string[]): Promise<void> => {
      await pane.getByRole('link', { name: 'Add dishes' }).click()
      for (const dish of dishes) await addDish(floor, dish)
      await order.getByRole('button', { name: /^Send/ }).click()
      for (const dish of dishes) await expect(pane).toContainText(dish)
    }

    await test.step('fries and a cola after the burger: what is due is the set at 98 with 10 % service', async () => {
      await floorTile(floor, 0).click()
      await sheet.getByRole('button', { name: '2 guests', exact: true }).click()
      await send('Lane smash burger')
      await send('Seaweed salt fries', 'Cola')
      await expect(pane).toContainText('107.80 to pay')
    })
    await floor.context().close()
  })
})
