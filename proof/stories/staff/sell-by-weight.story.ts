import { managerAtSettings, menuEditor, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const dish = 'Wagyu shabu'
/** Number 123 and 350 g; number 123 and $ 44.90. */
const labels = { weight: '2100123003501', price: '2300123044904' } as const

test('labels of a scale: scanned into the order pad they add the dish with its weight, and a price is what the label says (CAT-8.1, CAT-8.3, CAT-8.4)', async ({
  browser,
  server,
}) => {
  const editor = await menuEditor(browser, server.url, 'manager')
  const sheet = editor.getByRole('dialog')

  await test.step('the dish is made', async () => {
    await editor.getByRole('button', { name: 'New dish' }).click()
    await sheet.getByLabel('Name in English').fill(dish)
    await sheet.getByLabel('Name in Traditional Chinese').fill('和牛片')
    await sheet.getByLabel('Name in Simplified Chinese').fill('和牛片')
    await sheet.getByLabel('Category', { exact: true }).selectOption('Desserts')
    await sheet.getByLabel('Code').fill('123')
    await sheet.getByRole('checkbox', { name: 'Sold by weight' }).check()
    await sheet.getByLabel('Price', { exact: true }).fill('128')
    await sheet.getByRole('button', { name: 'Keep in the draft' }).click()
    await editor.getByRole('button', { name: 'Review' }).click()
    await sheet.getByRole('button', { name: 'Publish now' }).click()
    await expect(sheet).toHaveCount(0)
  })

  await test.step('the shop says how its scale prints', async () => {
    const settings = await managerAtSettings(browser, server.url, 'scales')
    await settings.getByRole('button', { name: 'Begin as scales here usually do' }).click()
    await settings.getByLabel('Try a label').fill(labels.weight)
    await expect(settings.getByText('Dish 00123: 0.350 kg')).toBeVisible()
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(settings.getByText('Saved')).toBeVisible()
  })
  const counter = await staffAtFloor(browser, server.url, 'waiter')
  await counter.goto(counter.url().replace('/floor', '/order/new'))
  const cart = counter.getByRole('complementary', { name: 'This order' })

  await test.step('a scanner types into the search', async () => {
    const search = counter.getByLabel('Dish or number, such as 2×17')
    await search.fill(labels.weight)
    await search.press('Enter')
    await expect(cart.getByRole('button', { name: dish }).first()).toContainText('0.350 kg')
    await expect(cart.getByRole('button', { name: dish }).first()).toContainText('$ 44.80')
    await search.fill('2100123003502')
    await search.press('Enter')
    await expect(counter.getByText('A check digit of this label is wrong')).toBeVisible()
    await expect(search).toHaveValue('')
  })

  await test.step('or wherever the focus is; the price is that of the label', async () => {
    await counter.getByRole('tab').first().click()
    await counter.keyboard.type(labels.price)
    await counter.keyboard.press('Enter')
    await expect(cart.getByRole('button', { name: dish }).nth(1)).toContainText('0.351 kg')
    await expect(cart.getByRole('button', { name: dish }).nth(1)).toContainText('$ 44.90')
    await counter.getByRole('button', { name: 'Send · $ 89.70' }).click()
    await expect(counter.getByText(/^Order .* is sent$/)).toBeVisible()
  })

  await test.step('the dish is taken back', async () => {
    await editor.getByRole('button', { name: 'Versions' }).click()
    await sheet.getByRole('button', { name: 'Take back version' }).first().click()
    await expect(editor.getByText(/Takes back|taken back/i).first()).toBeVisible()
  })
})
