import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { ownServer } from '../story/own-server.ts'
import { sellOften } from '../story/sell-often.ts'
import { tableName } from '../story/shop.ts'
import { floorTile, menuEditor, ownerAtSettings, staffAtFloor } from '../story/staff.ts'
import { countTaps } from '../story/taps.ts'
import { expect, test } from '../story/test.ts'

const tablet = { width: 1024, height: 768 }

/** Reads the table of `docs/contributing/screen.md`: how many presses each task takes now. */
const listed = async (): Promise<Readonly<Record<string, number>>> => {
  const document = new URL('../../../docs/contributing/screen.md', import.meta.url)
  const rows = (await readFile(document, 'utf8')).matchAll(/^\| ([^|]+) \| [^|]+ \| (\d+) *\|$/gm)
  return Object.fromEntries([...rows].map(([, task = '', now]) => [task.trim(), Number(now)]))
}

test('named tasks take the presses that the documents say (SCREEN-1.12)', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000)
  await ownServer(async (url, server) => {
    await sellOften(server, ['Prawn wonton noodles', 'Fish ball noodles', 'Egg tarts (2)'])
    const counted: Record<string, number> = {}
    const counting = async (at: Page) => {
      const taps = await countTaps(at)
      return async (task: string, work: () => Promise<void>): Promise<void> =>
        test.step(task, async () => {
          await taps()
          await work()
          counted[task] = await taps()
        })
    }

    await sitDown(page, url, 0)
    const guest = await counting(page)
    await guest('Order a plain dish at a table', async () => {
      await addPlain(page, 'Prawn wonton noodles')
      await viewCart(page)
      await placeOrder(page).click()
      await expect(page.getByRole('heading', { name: /^Order number \d+/ })).toBeVisible()
    })

    const floor = await staffAtFloor(browser, url, 'manager')
    await floor.setViewportSize(tablet)
    const staff = await counting(floor)
    const sheet = floor.getByRole('dialog')
    const rail = floor.getByRole('navigation', { name: 'Main' })
    const paneOf = (table: number): Locator =>
      floor.getByRole('complementary', { name: `Table ${tableName(table)}`, exact: true })
    const order = floor.getByRole('complementary', { name: 'This order' })
    /** Opens a screen of the rail, which has room for some alone. */
    const open = async (name: string): Promise<void> => {
      const link = rail.getByRole('link', { name, exact: true })
      if (!(await link.isVisible())) {
        await rail.getByRole('button', { name: 'More' }).click()
        await floor.getByRole('link', { name, exact: true }).last().click()
      } else await link.click()
    }
    const toFloor = () => rail.getByRole('link', { name: 'Floor', exact: true }).click()

    await staff('Seat guests', async () => {
      await floorTile(floor, 1).click()
      await sheet.getByRole('button', { name: '2 guests', exact: true }).click()
      await expect(paneOf(1)).toBeVisible()
    })
    await staff('Enter and send a dish with a choice', async () => {
      await paneOf(1).getByRole('link', { name: 'Add dishes' }).click()
      await expect(floor.getByRole('tab', { name: 'Popular' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await floor.getByRole('button', { name: /^Prawn wonton noodles/ }).click()
      await sheet.getByRole('button', { name: /^Udon/ }).click()
      await sheet.getByRole('button', { name: /^Add/ }).click()
      await order.getByRole('button', { name: /^Send/ }).click()
      await expect(paneOf(1)).toContainText('Udon')
    })
    await paneOf(1).getByRole('link', { name: 'Add dishes' }).click()
    await order.getByRole('radio', { name: 'Hold' }).click()
    await floor.getByRole('tab', { name: 'Noodles' }).click()
    await floor.getByRole('button', { name: /^Fish ball noodles/ }).click()
    await sheet.getByRole('button', { name: /^Add/ }).click()
    await order.getByRole('button', { name: /^Send/ }).click()
    await staff('Send what waits on hold', async () => {
      const fire = paneOf(1).getByRole('button', { name: 'Send to the kitchen' })
      await fire.click()
      await expect(fire).toHaveCount(0)
    })
    await paneOf(1).getByRole('button', { name: 'Close' }).first().click()

    await staff('Give a discount on the bill', async () => {
      await floorTile(floor, 1).click()
      await paneOf(1).getByRole('button', { name: 'Discount', exact: true }).click()
      await sheet.locator('label').filter({ hasText: '10 %' }).click()
      await sheet.getByLabel('Another reason').fill('a long wait')
      await sheet.getByRole('button', { name: 'Give the discount' }).click()
      await expect(sheet).toHaveCount(0)
    })
    await paneOf(1).getByRole('button', { name: 'Close' }).first().click()
    await staff('Move guests to another table', async () => {
      await floorTile(floor, 1).click({ button: 'right' })
      await expect(floor.getByText(/^Press the/)).toBeVisible()
      await floorTile(floor, 2).click()
      await expect(paneOf(2)).toBeVisible()
    })
    await paneOf(2).getByRole('button', { name: 'Close' }).first().click()
    await staff('Bring two tables together', async () => {
      await floorTile(floor, 2).click({ button: 'right' })
      await expect(floor.getByText(/^Press the/)).toBeVisible()
      await floorTile(floor, 0).click()
      await expect(paneOf(2)).toContainText('Udon')
    })
    await paneOf(2).getByRole('button', { name: 'Close' }).first().click()
    await staff('Split one dish off', async () => {
      await floorTile(floor, 2).click()
      await paneOf(2)
        .getByRole('button', { name: /Fish ball noodles/ })
        .click()
      await sheet.getByRole('button', { name: 'Split off 1 dish' }).click()
      await expect(floor.getByText('Two bills now')).toBeVisible()
    })
    await staff('Take a dish off the bill', async () => {
      await paneOf(2)
        .getByRole('button', { name: /Udon|Prawn wonton/ })
        .first()
        .click()
      await sheet.getByLabel('Another reason').fill('too late')
      await sheet.getByRole('button', { name: /^Take off/ }).click()
      await expect(floor.getByText(/^Taken off/)).toBeVisible()
    })
    await staff('Take the exact cash', async () => {
      await paneOf(2).getByRole('link', { name: 'Take payment' }).click()
      await floor.getByRole('button', { name: /^Take/ }).click()
      await expect(floor.getByRole('region', { name: 'Payment' })).toContainText(
        'Nothing is left to pay.',
      )
    })
    await toFloor()
    await floorTile(floor, 4).click()
    await sheet.getByRole('button', { name: '2 guests', exact: true }).click()
    await paneOf(4).getByRole('link', { name: 'Add dishes' }).click()
    await floor.getByRole('button', { name: /^Egg tarts/ }).click()
    await order.getByRole('button', { name: /^Send/ }).click()
    await paneOf(4).getByRole('link', { name: 'Take payment' }).click()
    await floor.getByRole('button', { name: /^Take/ }).click()
    await expect(floor.getByRole('region', { name: 'Payment' })).toContainText(
      'Nothing is left to pay.',
    )
    await toFloor()
    await staff('Refund a dish that was paid in cash', async () => {
      await floorTile(floor, 4).click()
      await paneOf(4).getByRole('link', { name: 'Payments and receipts' }).click()
      await floor.getByRole('button', { name: /^Refund: / }).click()
      await sheet.getByRole('button', { name: /^One .+ more$/ }).click()
      await sheet.getByLabel('Why?').fill('It was cold')
      await sheet.getByRole('button', { name: /^Refund \$/ }).click()
      await expect(sheet).toHaveCount(0)
    })
    await staff('Sell a dish out until tomorrow', async () => {
      await open('Sold out')
      await floor.getByRole('button', { name: 'Out until tomorrow: Tomato & egg noodles' }).click()
      await expect(floor.getByText('Tomato & egg noodles is sold out')).toBeVisible()
    })
    await toFloor()
    await staff('Take a booking by phone', async () => {
      await open('Book')
      await floor.getByRole('button', { name: 'Next day' }).click()
      await floor.getByRole('button', { name: /^Book at 19:00/ }).click()
      await sheet.getByLabel('Phone', { exact: true }).fill('5550 2277')
      await sheet.getByLabel('Name', { exact: true }).fill('Yuen')
      await sheet.getByRole('button', { name: 'Book', exact: true }).click()
      await expect(sheet).toHaveCount(0)
    })
    await toFloor()
    await staff('Open a drawer with its float', async () => {
      await open('Day')
      await floor.getByLabel('Float in HKD').fill('500')
      await floor.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(floor.getByRole('article', { name: 'Till 1' })).toBeVisible()
    })
    await staff('Count a drawer', async () => {
      await floor.getByRole('button', { name: 'Count', exact: true }).click()
      await sheet.getByLabel('$ 500.00').fill('1')
      await sheet.getByRole('button', { name: 'Save the count' }).click()
      await expect(sheet).toHaveCount(0)
    })
    await toFloor()
    await staff('See last month beside the one before', async () => {
      await open('Reports')
      await floor.getByRole('button', { name: 'Last month' }).click()
      await expect(floor.getByRole('button', { name: /^Takings/ })).toBeVisible()
    })
    const editor = await menuEditor(browser, url, 'manager')
    const editing = await counting(editor)
    await editing('Change a price and publish it', async () => {
      const price = editor.locator('.menu-editor-price').first()
      await price.click()
      await price.fill('49')
      await price.press('Enter')
      await editor.getByRole('button', { name: 'Review' }).click()
      await editor.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
      await expect(editor.getByRole('dialog')).toHaveCount(0)
    })

    const owner = await ownerAtSettings(browser, url, 'promotions')
    const setting = await counting(owner)
    const form = owner.getByRole('dialog')
    const promotion = async (sentence: RegExp, type?: () => Promise<void>): Promise<void> => {
      await owner.getByRole('button', { name: 'New promotion' }).click()
      await form.getByRole('button', { name: sentence }).click()
      await type?.()
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(form).toHaveCount(0)
    }
    await setting('Make a happy hour', () => promotion(/^Happy hour/))
    await setting('Make the second dish half the price', () => promotion(/^Second at half price/))
    await setting('Give 10 % by a code', () =>
      promotion(/^Discount by code/, () =>
        form.getByRole('textbox', { name: 'Code' }).fill('TEATIME'),
      ),
    )
    expect(counted).toEqual(await listed())
    for (const one of [floor, editor, owner]) await one.context().close()
  })
})
