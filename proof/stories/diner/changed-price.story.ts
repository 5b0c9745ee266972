import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { menuEditor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const dish = 'Sago cream'

test('a dish in the cart costs more since it was chosen: the diner reads so, accepts it, and only then orders (CART-7.7)', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const manager = await menuEditor(browser, server.url, 'manager')
  const sheet = manager.getByRole('dialog')
  const publish = async () => {
    await manager.getByRole('button', { name: 'Review' }).click()
    await sheet.getByRole('button', { name: 'Publish now' }).click()
    await expect(sheet).toHaveCount(0)
  }
  await test.step('a dish is on the menu', async () => {
    await manager.getByRole('button', { name: 'New dish' }).click()
    await sheet.getByLabel('Name in English').fill(dish)
    await sheet.getByLabel('Price', { exact: true }).fill('20')
    await sheet.getByLabel('Category', { exact: true }).selectOption('Desserts')
    await sheet.getByRole('button', { name: 'Keep in the draft' }).click()
    await expect(sheet).toHaveCount(0)
    await publish()
  })
  await test.step('a guest chooses it', async () => {
    await sitDown(page, server.url, await addTable())
    await addPlain(page, dish)
    await viewCart(page)
  })
  await test.step('its price changes, and the guest reads both', async () => {
    const price = manager.getByRole('textbox', { name: `Price of ${dish}` })
    await price.fill('24')
    await price.press('Enter')
    await expect(manager.getByRole('region', { name: 'Draft' })).toContainText('1 change')
    await publish()
    await expect(page.getByText('1 thing changed')).toBeVisible()
    await expect(page.getByText(/^Sago cream: \$.20\.00, now \$.24\.00$/)).toBeVisible()
  })
  await test.step('the button does not order before it is accepted', async () => {
    await placeOrder(page).click()
    const accept = page.getByRole('button', { name: `Keep ${dish}` })
    await expect(accept).toBeFocused()
    await accept.click()
    await expect(page.getByText('1 thing changed')).toHaveCount(0)
    await placeOrder(page).click()
    await expect(page.getByRole('heading', { name: /^Order number \d+/ })).toBeVisible()
  })
  await test.step('the dish leaves the menu', async () => {
    await manager.getByRole('button', { name: `Edit ${dish}` }).click()
    await sheet.getByRole('button', { name: 'Remove this dish' }).click()
    await expect(sheet).toHaveCount(0)
    await publish()
    await expect(manager.getByRole('textbox', { name: `Price of ${dish}` })).toHaveCount(0)
  })
})
