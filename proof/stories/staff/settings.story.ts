import { addPlain, takeAwayMenu, viewCart } from '../story/diner.ts'
import { ownServer } from '../story/own-server.ts'
import { ownerAtSettings } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('an owner adds a tax and a promotion, rounds the total and chooses a colour; a guest’s next order has them (STAFF-10.3, STAFF-10.4, STAFF-10.6, STAFF-10.14, STAFF-10.26)', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000)
  await ownServer(async (url) => {
    await takeAwayMenu(page, url)
    await addPlain(page, 'Prawn wonton noodles')
    await viewCart(page)
    const bill = page.getByRole('region', { name: 'Price' })
    await expect(bill).toContainText('50.00')
    await expect(bill).not.toContainText('Food tax')

    const owner = await ownerAtSettings(browser, url, 'bill')
    const sheet = owner.getByRole('dialog')
    const goTo = async (group: string, screen: string) => {
      const settings = owner.getByRole('navigation', { name: 'Settings' })
      await settings.getByText(group, { exact: true }).click()
      await settings.getByRole('link', { name: screen }).click()
    }
    await test.step('the example bill has the tax before it is saved', async () => {
      await owner.getByRole('button', { name: 'New tax' }).click()
      await sheet.getByLabel('Name in English').fill('Food tax')
      await sheet.getByLabel('Percent').fill('7')
      await expect(sheet.getByRole('region', { name: 'Example bill' })).toContainText(
        'Food tax 7 %',
      )
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet).toHaveCount(0)
      await expect(owner.getByText('7 % · Added to prices')).toBeVisible()
    })
    await test.step('totals are rounded down to dollars', async () => {
      const total = owner.getByRole('group', { name: 'Total' })
      await total.getByLabel('How').selectOption('Down')
      await total.getByLabel('To multiples of').selectOption('$ 1.00')
      await owner.getByRole('button', { name: 'Save' }).click()
      await expect(owner.getByText('Saved').first()).toBeVisible()
    })
    await test.step('the accent is a green, which is readable', async () => {
      await goTo('Shop', 'App and brand')
      await owner.getByLabel('Accent', { exact: true }).fill('#0b6e4f')
      await expect(owner.getByText(/^#0b6e4f · contrast [5-9]/)).toBeVisible()
      const look = owner.getByRole('form', { name: 'Name and colours' })
      await look.getByRole('button', { name: 'Save' }).click()
      await expect(owner.getByText('Saved').first()).toBeVisible()
    })

    await test.step('a happy hour is made of a template: a tenth off everything, at all hours of all days; tried before it is saved', async () => {
      await goTo('Guests', 'Promotions')
      await owner.getByRole('button', { name: 'New promotion' }).click()
      await sheet.getByLabel('Filter the sentences').fill('happy')
      await sheet.getByRole('button', { name: /^Happy hour 20 % off Drinks/ }).click()
      await expect(sheet.getByLabel('Name in English')).toHaveValue('Happy hour')
      await sheet.getByLabel('Percents off', { exact: true }).fill('10')
      await sheet.getByRole('button', { name: 'What it is taken off: Drinks' }).click()
      await sheet.getByRole('radio', { name: 'Everything' }).check()
      await sheet.getByRole('button', { name: 'Times: Mon–Fri 17:00–19:00' }).click()
      for (const end of ['From', 'To']) await sheet.getByLabel(end, { exact: true }).fill('00:00')
      for (const day of ['Saturday', 'Sunday']) await sheet.getByLabel(day).check()
      await expect(sheet.getByRole('region', { name: 'Try it' })).toContainText('off')
      await expect(sheet.getByRole('region', { name: /last 30 days/ })).toContainText(/bills/)
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet).toHaveCount(0)
      await expect(
        owner.getByText('Every bill · 10 % off everything · Every day').first(),
      ).toBeVisible()
    })

    await test.step('the guest sees the tax, the promotion, the rounded total and the colour', async () => {
      await page.reload()
      await expect(bill).toContainText('Food tax')
      await expect(bill).toContainText('Happy hour')
      await expect(bill).toContainText('48.00')
      const accent = () =>
        page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
        )
      await expect.poll(accent).toBe('#0b6e4f')
    })
    await owner.close()
  })
})
