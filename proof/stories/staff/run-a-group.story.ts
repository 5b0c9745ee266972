import { addPlain, placeOrder, viewCart } from '../story/diner.ts'
import { ownServer } from '../story/own-server.ts'
import { hongKong } from '../story/shop.ts'
import { menuEditor, ownerAtSettings } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('an owner makes a second shop from the first, a guest orders in it, and the first shop’s menu reaches it without changing its prices (GROUP-1, GROUP-2, GROUP-3)', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  await ownServer(async (url) => {
    const owner = await ownerAtSettings(browser, url, 'profile')
    const group = `${url}/console/${hongKong._id}/group`
    const sheet = owner.getByRole('dialog')
    await owner.goto(group)

    await test.step('the shop is copied, and the setup continues with its codes', async () => {
      await owner.getByRole('button', { name: 'New shop' }).click()
      await sheet.getByLabel('Name in English', { exact: true }).fill('Lantern Lane · Harbour')
      await sheet.getByRole('button', { name: 'Make the copy' }).click()
      await expect(owner.getByRole('heading', { name: 'Codes, a test, and open' })).toBeVisible()
    })

    let link = ''
    await test.step('it has tables with codes of its own, and opens', async () => {
      await owner.getByRole('link', { name: 'Print the table codes' }).click()
      link = (await owner.locator('a[href*="/t?id="]').first().getAttribute('href')) ?? ''
      await owner.getByRole('link', { name: 'Continue the setup' }).click()
      await owner.getByRole('button', { name: 'Open for guests' }).click()
      await expect(owner.getByRole('link', { name: 'Continue the setup' })).toHaveCount(0)
    })

    await test.step('a guest scans a code there and orders from the same menu', async () => {
      await page.goto(link)
      await addPlain(page, 'Prawn wonton noodles')
      await viewCart(page)
      await placeOrder(page).click()
      await expect(page.getByText('Prawn wonton noodles').first()).toBeVisible()
    })

    const second = await menuEditor(browser, url, 'owner')
    await second.goto(`${url}/console/?choose=true`)
    await second.getByRole('button', { name: /Harbour/ }).click()
    await test.step('the second shop sells the noodles at another price', async () => {
      await second.getByRole('link', { name: 'Menu' }).first().click()
      const price = second.getByRole('textbox', { name: 'Price of Prawn wonton noodles' })
      await price.fill('58')
      await price.press('Enter')
      await second.getByRole('button', { name: 'Review' }).click()
      await second.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
      await expect(second.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('the menu of the first is the same but for prices: nothing to send', async () => {
      await owner.goto(group)
      await expect(owner.getByRole('link', { name: 'Lantern Lane · Harbour' })).toBeVisible()
      await owner.getByRole('button', { name: 'Send a menu' }).click()
      await sheet.getByRole('checkbox', { name: /Harbour/ }).check()
      await sheet.getByRole('button', { name: 'See what changes in 1 shop' }).click()
      await expect(sheet).toContainText('Has this menu already')
    })

    await test.step('with the prices it is sent, and the second shop has them', async () => {
      await sheet.getByRole('radio', { name: /Take over the prices/ }).check()
      await sheet.getByRole('button', { name: 'See what changes in 1 shop' }).click()
      await expect(sheet).toContainText('1 change')
      await sheet.getByRole('button', { name: 'Publish in 1 shop' }).click()
      await expect(sheet).toContainText('Published: 1 change')
      await expect(
        second.getByRole('textbox', { name: 'Price of Prawn wonton noodles' }),
      ).toHaveValue('48')
    })
    await owner.context().close()
    await second.context().close()
  })
})
