import { managerAtSettings } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('a manager adds a station, opens its display, and takes it out of use again (KITCHEN-2.4)', async ({
  browser,
  server,
}) => {
  const page = await managerAtSettings(browser, server.url, 'stations')
  const sheet = page.getByRole('dialog')
  const card = page.getByRole('listitem').filter({ hasText: 'Pastry' })

  await test.step('what it makes is chosen from the menu', async () => {
    await page.getByRole('button', { name: 'New station' }).click()
    await sheet.getByLabel('Name in English').fill('Pastry')
    await sheet.getByRole('checkbox', { name: 'Desserts', exact: true }).check()
    await sheet.getByLabel('Dishes are shown in').selectOption('zh-hk')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(card).toContainText('Makes dishes · Desserts · Traditional Chinese')
  })

  await test.step('its display is empty and has its name', async () => {
    await card.getByRole('link', { name: 'Open the display' }).click()
    await expect(page.getByRole('radio', { name: 'Pastry' })).toBeChecked()
    await expect(page.getByText('Nothing to make')).toBeVisible()
    await page.goBack()
  })

  await test.step('out of use it has no display', async () => {
    await card.getByRole('switch', { name: 'Pastry is in use' }).click()
    await expect(card).toContainText('Not in use')
    await expect(card.getByRole('link', { name: 'Open the display' })).toHaveCount(0)
  })
})

test('a manager, who is no owner, adds a time and a menu of the day (CALL-4.17, STAFF-10.7, STAFF-10.11)', async ({
  browser,
  server,
}) => {
  const page = await managerAtSettings(browser, server.url, 'times')
  const sheet = page.getByRole('dialog')
  const saved = async (name: string): Promise<void> => {
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'New time' }).click()
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Early birds')
  await saved('Early birds')
  await page.goto(page.url().replace(/times$/, 'sections'))
  await page.getByRole('button', { name: 'New menu of the day' }).click()
  await sheet.getByLabel('Name in English').fill('Midnight snacks')
  await saved('Midnight snacks')
})
