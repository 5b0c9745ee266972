import { choose } from '../story/diner.ts'
import { Owner } from '../story/owner.ts'
import { cardPage, outcome, payByCard } from '../story/payer.ts'
import { hongKong, reservationSettingId } from '../story/shop.ts'
import { managerAtSettings } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('a large party reads its deposit, pays it by card, and staff see it (DEP-1.1, DEP-1.2, DEP-1.3)', async ({
  page,
  browser,
  server,
}) => {
  const settings = await managerAtSettings(browser, server.url, 'reservations')

  await test.step('the manager asks parties of nine for 50 a head', async () => {
    await settings.getByRole('button', { name: 'Add a deposit' }).click()
    const rule = settings.getByRole('group', { name: 'Deposit 1' })
    await rule.getByLabel('Amount in HKD').fill('50')
    await rule.getByLabel(/^From so many guests/).fill('9')
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(settings.getByText('Saved')).toBeVisible()
  })

  await test.step('the guests read it before they book, and pay', async () => {
    await page.goto(`${server.url}/?id=${hongKong._id}`)
    await page.getByRole('link', { name: 'Book a table' }).click()
    await expect(page.getByRole('heading', { name: 'No reservations yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Book a table' }).first().click()
    const goOn = () => page.getByRole('button', { name: 'Continue' }).click()
    const more = page.getByRole('button', { name: 'More: Adults' })
    for (let adults = 2; adults < 9; adults += 1) await more.click()
    await goOn()
    await choose(page, 'Dinner')
    await goOn()
    await choose(page, '20:30')
    await goOn()
    await page
      .getByRole('group', { name: 'Days with a free table' })
      .locator('button:enabled')
      .nth(5)
      .click()
    await goOn()
    await page.getByLabel('Name', { exact: true }).fill('Lau')
    await page.getByLabel('Phone', { exact: true }).fill('+852 5123 8899')
    await page.getByLabel('Email', { exact: true }).fill('lau@eat.example')
    await choose(page, 'I accept the terms')
    await goOn()
    await expect(page.getByText('Deposit of $ 450.00')).toBeVisible()
    await page.getByRole('button', { name: 'Go on to the payment' }).click()
    await choose(page, 'Credit card')
    await page.getByRole('button', { name: 'Pay $ 450.00' }).click()
    await expect(cardPage(page)).toBeVisible()
    await payByCard(page)
    await outcome(page, 'Paid. Thank you!')
    await page.getByRole('link', { name: 'To the reservation' }).click()
    await expect(page.getByText('Deposit of $ 450.00 · Paid')).toBeVisible()
    await expect(page.getByText('We look forward to you.')).toBeVisible()
  })

  await test.step('staff see it in the book', async () => {
    await settings.goto(`${server.url}/console/${hongKong._id}/book`)
    await settings.getByRole('searchbox', { name: /end of the phone/ }).fill('8899')
    await settings.getByRole('region', { name: 'Found on any day' }).getByRole('button').click()
    const dialog = settings.getByRole('dialog')
    await expect(dialog.getByText('Deposit $ 450.00: paid')).toBeVisible()
    await dialog.getByRole('link', { name: 'Payment and refund' }).click()
    await expect(settings.getByRole('button', { name: /^Refund/ }).first()).toBeVisible()
  })

  const owner = await new Owner(server.url).signIn()
  await owner.change('reservationSettings', reservationSettingId, { deposits: null })
})
