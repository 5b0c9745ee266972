import { demo } from '@comanda/demo'
import type { Page } from '@playwright/test'
import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { Owner } from '../story/owner.ts'
import { ownServer } from '../story/own-server.ts'
import { hongKong, tableName } from '../story/shop.ts'
import { floorTile, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const tenOff = demo.orderDiscounts.find(
  ({ shops, source, targetStepAmount }) =>
    source === 'automatic' && targetStepAmount === 100 && shops?.includes(hongKong._id),
)

const ordered = async (page: Page, ...dishes: readonly string[]): Promise<void> => {
  for (const dish of dishes) await addPlain(page, dish)
  await viewCart(page)
  await placeOrder(page).click()
  await page.getByRole('heading', { name: /^Order number \d+/ }).waitFor()
}

test('a promotion ends while tables are open: what is agreed stays, and staff see in money what takes it away (ORDER-1.18, STAFF-1.17)', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  await ownServer(async (url) => {
    const other = await (await browser.newContext()).newPage()
    await test.step('two tables order for 128, 10 off from 100, with 10 % service', async () => {
      for (const [table, phone] of [page, other].entries()) {
        await sitDown(phone, url, table)
        await ordered(
          phone,
          'Prawn wonton noodles',
          'Crystal prawn dumplings',
          'Pork & crab roe siu mai',
        )
      }
    })

    await test.step('the promotion ends', async () => {
      const owner = await new Owner(url).signIn()
      const endDate = new Date(Date.now() - 1000).toISOString()
      await owner.change('orderDiscounts', tenOff?._id ?? '', { endDate })
    })

    await test.step('the phone shows what is agreed and what is new apart, and the bill is their sum', async () => {
      await page.getByRole('link', { name: 'Menu', exact: true }).click()
      await addPlain(page, 'Char siu buns')
      await viewCart(page)
      const bill = page.getByRole('region', { name: 'Bill of the table' })
      await expect(bill).toContainText(/Already ordered\$\s*130\s*\.80/)
      await expect(bill).toContainText(/New\$\s*37\s*\.40/)
      await expect(bill).toContainText(/Bill of the table\$\s*168\s*\.20/)
      await placeOrder(page).click()
      await page.getByRole('heading', { name: /^Order number \d+/ }).waitFor()
    })

    const floor = await staffAtFloor(browser, url, 'manager')
    const takeOff = async (table: number) => {
      await floorTile(floor, table).click()
      const pane = floor.getByRole('complementary', { name: `Table ${tableName(table)}` })
      await pane.getByRole('button', { name: /Crystal prawn dumplings/ }).click()
      const sheet = floor.getByRole('dialog')
      await sheet.getByLabel('Another reason').fill('Cold')
      await sheet.getByRole('button', { name: /^Take off/ }).click()
      return pane
    }
    const falls = floor.getByRole('alertdialog', { name: 'The promotion falls away' })

    await test.step('staff take a dish off, see what falls away, and keep it', async () => {
      const pane = await takeOff(0)
      await expect(falls).toContainText(/168\.20 becomes .*132\.00/)
      await falls.getByRole('button', { name: /^Keep it: .*125\.30/ }).click()
      await expect(pane).toContainText('125.30 to pay')
      await expect(pane.getByRole('button', { name: /Crystal prawn dumplings/ })).toHaveCount(0)
    })

    await test.step('at the other table they let it fall', async () => {
      const pane = await takeOff(1)
      await falls.getByRole('button', { name: /^Let it fall/ }).click()
      await expect(pane).toContainText('94.60 to pay')
    })
    await floor.context().close()
    await other.context().close()
  })
})
