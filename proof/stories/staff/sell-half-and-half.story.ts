import { choose, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { kitchenAt, menuEditor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const dish = 'Half and half'

test('a dish of two halves: made of dishes of the menu, chosen half by half at the mean of their prices, cooked and shown by its halves (HALF-2.2, HALF-3)', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const table = await addTable()
  await sitDown(page, server.url, table)
  const editor = await menuEditor(browser, server.url, 'manager')
  const sheet = editor.getByRole('dialog')
  const fillNames = async (name: string) => {
    const names = { English: name, 'Traditional Chinese': '雙拼', 'Simplified Chinese': '双拼' }
    for (const [language, text] of Object.entries(names)) {
      // A dish has its names side by side, a group one at a time.
      const tab = sheet.getByRole('tab', { name: new RegExp(`^${language}`) }).first()
      if (await tab.isVisible()) await tab.click()
      await sheet.getByLabel(`Name in ${language}`).first().fill(text)
    }
  }

  await test.step('its halves are dishes, then it is a dish with them', async () => {
    await editor.getByRole('button', { name: 'Options', exact: true }).click()
    await sheet.getByRole('button', { name: 'New option group' }).click()
    await fillNames('Two halves')
    for (const half of ['Mango pomelo sago', 'Red bean soup'])
      await sheet.getByLabel('Add a dish as a choice').selectOption(half)
    await sheet.getByLabel('Parts of one dish').selectOption('Parts, at the mean of their prices')
    await sheet.getByRole('button', { name: 'Keep in the draft' }).click()
    await expect(sheet.getByRole('button', { name: 'Edit Two halves' })).toContainText(dish)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await editor.getByRole('button', { name: 'New dish' }).click()
    await fillNames(dish)
    await sheet.getByLabel('Category', { exact: true }).selectOption('Desserts')
    await sheet.getByLabel('Price', { exact: true }).fill('2')
    const groups = sheet.getByLabel('Add options')
    const halves = groups.locator('option').filter({ hasText: 'Two halves' })
    await expect(halves).toContainText('Half and half')
    await groups.selectOption(await halves.getAttribute('value'))
    await sheet.getByRole('button', { name: 'Keep in the draft' }).click()
    await editor.getByRole('button', { name: 'Review' }).click()
    await sheet.getByRole('button', { name: 'Publish now' }).click()
    await expect(sheet).toHaveCount(0)
  })
  const kitchen = await kitchenAt(browser, server.url, 'kitchen')

  await test.step('a guest sees the least price, and chooses the halves, each with its options', async () => {
    const card = page.getByRole('article', { name: dish })
    await expect(card).toContainText('from')
    await expect(card).toContainText('30')
    await card.getByRole('button', { name: dish, exact: true }).click()
    const bar = page.getByRole('button', { name: /^Add/ }).last()
    await choose(page, 'Mango pomelo sago')
    await choose(page, 'Red bean soup')
    await choose(page, 'Hot')
    await expect(bar).toContainText('35')
    await bar.click()
    await viewCart(page)
    await expect(page.getByText('½ Mango pomelo sago')).toBeVisible()
    await expect(page.getByText(/½ Red bean soup.*Hot/)).toBeVisible()
    await placeOrder(page).click()
    await expect(page.getByText('½ Mango pomelo sago')).toBeVisible()
  })

  await test.step('the kitchen reads its halves', async () => {
    await expect(kitchen.getByText('½ Red bean soup')).toBeVisible()
  })

  await test.step('and it is taken back with its menu', async () => {
    await editor.getByRole('button', { name: 'Versions' }).click()
    await sheet.getByRole('button', { name: 'Take back version' }).first().click()
    await expect(page.getByRole('article', { name: dish })).toHaveCount(0)
  })
})
