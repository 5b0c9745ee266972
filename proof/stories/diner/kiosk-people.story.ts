import type { Locator, Page } from '@playwright/test'
import { addPlain } from '../story/diner.ts'
import { passCodes, toOffer } from '../story/kiosk-walk.ts'
import { paired, shownNumber, touch } from '../story/kiosk.ts'
import { staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const press = (keys: Page | Locator, digits: string) =>
  Array.from(digits).reduce(async (before, digit) => {
    await before
    await keys.getByRole('button', { name: digit, exact: true }).click()
  }, Promise.resolve())

/** Keeps the steps at the top pressed until the screen wants a PIN of staff, and enters it. */
const enterAsStaff = async (kiosk: Page) => {
  await kiosk.locator('.kiosk-steps').hover()
  await kiosk.mouse.down()
  await expect(kiosk.getByText('A manager enters their PIN.')).toBeVisible()
  await kiosk.mouse.up()
  await press(kiosk.getByRole('dialog'), '4802')
  await kiosk.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
}

test('KIOSK-8.1 to 8.5, KIOSK-9.2: a guest takes a stand, calls somebody, and a manager sets a price; the next finds the stand taken, and the pairing ends', async ({
  browser,
  server,
}) => {
  const { kiosk, staff } = await paired(browser, server.url, 'Hall')
  const card = staff.getByRole('listitem', { name: 'Hall' })
  await card.getByRole('button', { name: 'Show its name' }).click()
  await expect(kiosk.getByRole('status').getByText('Hall')).toBeVisible()
  await expect(card.getByText(/^Show its name: done/)).toBeVisible()
  await card.getByRole('button', { name: 'Edit Hall' }).click()
  await staff.getByLabel('First number on its stands').fill('1')
  await staff.getByLabel('Last number on its stands').fill('40')
  await staff.getByLabel('Before the check').selectOption('Offers nothing')
  await staff.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('button', { name: 'Edit Hall' })).toBeVisible()

  const toStand = async () => {
    await touch(kiosk).click()
    await kiosk.locator('.mode:enabled').last().click()
    await expect(kiosk.getByRole('heading', { name: 'Take a number from the stand' })).toBeVisible()
  }
  await toStand()
  await press(kiosk, '42')
  await expect(kiosk.getByText('The numbers are 1 to 40.')).toBeVisible()
  await kiosk.getByRole('button', { name: 'Take the last digit back' }).click()
  await kiosk.getByRole('button', { name: 'Continue' }).click()
  await addPlain(kiosk, 'Prawn wonton noodles')

  const floor = await staffAtFloor(browser, server.url, 'waiter')
  await kiosk.getByRole('button', { name: 'Help' }).click()
  // Kiosks of other stories may not be heard any more: the sign counts them, too.
  await floor
    .getByRole('button', { name: /^Hall: a guest needs help$|kiosks need somebody$/ })
    .click()
  const call = floor.getByRole('listitem', { name: 'Hall', exact: true })
  await call.getByRole('button', { name: 'I am coming' }).click()
  await expect(kiosk.getByText(/ is coming\.$/)).toBeVisible()
  await call.getByRole('button', { name: 'Done' }).click()
  await expect(kiosk.getByText(/ is coming\.$/)).toHaveCount(0)

  await toOffer(kiosk)
  await expect(
    kiosk.getByRole('heading', { name: 'Do you have a member’s code or a coupon?' }),
  ).toBeVisible()
  await passCodes(kiosk)
  await enterAsStaff(kiosk)
  await kiosk.getByRole('button', { name: 'Close' }).click()
  // The field is there once the sheet has gone: what is typed is not lost.
  await kiosk.getByRole('spinbutton', { name: 'Price of one' }).fill('40')
  await kiosk.getByRole('button', { name: /^Pay .*44\.00/ }).click()
  await kiosk.getByRole('button', { name: 'Pay at the counter' }).click()
  await expect(shownNumber(kiosk)).toBeVisible()
  await kiosk.getByRole('button', { name: 'Done' }).click()

  await toStand()
  await press(kiosk, '4')
  await expect(kiosk.getByText('Another table has this number.')).toBeVisible()
  await enterAsStaff(kiosk)
  await kiosk.getByRole('button', { name: 'End the pairing of this screen' }).click()
  await press(kiosk.getByRole('dialog'), '4802')
  await kiosk.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await expect(kiosk.getByRole('status').filter({ hasText: /^\d{4} \d{4}$/ })).toBeVisible()
  await expect(card).toHaveCount(0)
})
