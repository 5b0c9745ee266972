import { sitDown } from '../story/diner.ts'
import { menuEditor, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const dish = 'Steamed garoupa'

test('a dish whose price staff say: the pad asks for it, guests ask for it until it has that of the day (CAT-6.1, CAT-6.2, CAT-6.3, CAT-6.4)', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const table = await addTable()
  await sitDown(page, server.url, table)
  const editor = await menuEditor(browser, server.url, 'manager')
  const sheet = editor.getByRole('dialog')

  await test.step('it is made in its sheet', async () => {
    await editor.getByRole('button', { name: 'New dish' }).click()
    await sheet.getByLabel('Name in English').fill(dish)
    await sheet.getByLabel('Name in Traditional Chinese').fill('清蒸石斑')
    await sheet.getByLabel('Name in Simplified Chinese').fill('清蒸石斑')
    await sheet.getByLabel('Category', { exact: true }).selectOption('Desserts')
    await sheet.getByRole('checkbox', { name: 'Staff say the price (market price)' }).check()
    await sheet.getByLabel('Lowest price').fill('200')
    await sheet.getByLabel('Highest price').fill('100')
    await expect(sheet.getByText('Write a price that is not below the lowest')).toBeVisible()
    await sheet.getByLabel('Highest price').fill('900')
    await sheet.getByRole('button', { name: 'Keep in the draft' }).click()
    await editor.getByRole('button', { name: 'Review' }).click()
    await sheet.getByRole('button', { name: 'Publish now' }).click()
    await expect(sheet).toHaveCount(0)
  })
  const card = page.getByRole('article', { name: dish })

  await test.step('guests are told to ask', async () => {
    await expect(card).toContainText('from')
    await expect(card).toContainText('Ask our staff')
    await expect(card.getByRole('button', { name: `Add ${dish}` })).toHaveCount(0)
    await card.getByRole('button', { name: dish, exact: true }).click()
    await expect(page.getByText('Market price: please ask our staff')).toBeVisible()
    await page.goBack()
  })
  const counter = await staffAtFloor(browser, server.url, 'waiter')

  await test.step('the pad asks for the price', async () => {
    await counter.goto(counter.url().replace('/floor', '/order/new'))
    const tile = counter.getByRole('button', { name: dish })
    await counter.getByLabel('Dish or number, such as 2×17').fill(dish)
    await expect(tile).toContainText('from $ 200')
    await tile.click()
    const pad = counter.getByRole('dialog')
    await expect(pad.getByRole('button', { name: /^Add/ })).toBeDisabled()
    await pad.getByLabel('Price of one').fill('950')
    await expect(pad.getByText('It costs $ 200.00 to $ 900.00')).toBeVisible()
    await pad.getByLabel('Price of one').fill('480')
    await pad.getByRole('button', { name: 'Add · $ 480.00' }).click()
    await counter.getByRole('button', { name: /^Send/ }).click()
    await expect(counter.getByText(/^Order .* is sent$/)).toBeVisible()
  })

  await test.step('the price of the day is that of guests', async () => {
    await counter.getByRole('link', { name: 'Sold out', exact: true }).click()
    await counter.getByRole('button', { name: `${dish}: for how long, how many` }).click()
    await expect(counter.getByRole('dialog')).toBeVisible()
    await counter.getByLabel("Today's price").fill('520')
    await counter.getByRole('button', { name: "Save today's price" }).click()
    await expect(counter.getByText('$ 520.00 today')).toBeVisible()
    await expect(card).toContainText('520', { timeout: 15_000 })
    await card.getByRole('button', { name: `Add ${dish}` }).click()
    await expect(card).not.toContainText('Ask our staff')
  })

  await test.step('and is taken back with the dish', async () => {
    await editor.getByRole('button', { name: 'Versions' }).click()
    await sheet.getByRole('button', { name: 'Take back version' }).first().click()
    await expect(card).toHaveCount(0)
  })
})
