import { hongKong, tableName } from '../story/shop.ts'
import { managerAt } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('from the code at the door to a table: a guest follows their place on their phone, is called and comes; another gives up (WAIT-1.1, WAIT-3.5, WAIT-4)', async ({
  browser,
  server,
  addTable,
}) => {
  const table = await addTable()
  const shop = hongKong._id
  const tablet = await managerAt(browser, `${server.url}/console/${shop}/waiting`)
  await tablet.setViewportSize({ width: 390, height: 844 })
  const rowOf = (name: string) => tablet.getByRole('listitem').filter({ hasText: name })
  const phone = await (await browser.newContext({ permissions: [] })).newPage()

  await test.step('staff let guests join by themselves', async () => {
    await tablet.getByText('Code at the door').click()
    const open = tablet.getByRole('checkbox', { name: 'Guests join by themselves' })
    if (!(await open.isChecked())) await open.click()
    await expect(open).toBeChecked()
  })

  await test.step('a guest joins at the door', async () => {
    await phone.goto(`${server.url}/waiting/at/${shop}`)
    await phone.getByLabel('Name', { exact: true }).fill('Yuen')
    await phone.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(phone.getByText('Your number')).toBeVisible()
    await expect(rowOf('Yuen')).toBeVisible()
  })

  await test.step('they are called, and say that they are on their way', async () => {
    await rowOf('Yuen').getByRole('button', { name: 'Call', exact: true }).click()
    await expect(phone.getByText('Your table is ready!')).toBeVisible()
    await expect(phone).toHaveTitle(/Your table is ready/)
    await phone.getByRole('button', { name: 'I am on my way' }).click()
    await expect(rowOf('Yuen').getByText('On the way')).toBeVisible()
  })

  await test.step('staff seat them', async () => {
    await rowOf('Yuen').getByRole('button', { name: 'Seat' }).click()
    await tablet
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${tableName(table)}`) })
      .click()
    await expect(phone.getByText('Enjoy your meal')).toBeVisible()
    await expect(tablet.getByRole('region', { name: 'Guests' })).toContainText('Yuen')
  })

  await test.step('another gives up, and staff read so', async () => {
    await tablet.goto(`${server.url}/console/${shop}/waiting`)
    await phone.goto(`${server.url}/waiting/at/${shop}`)
    await phone.getByLabel('Name', { exact: true }).fill('Lok')
    await phone.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(rowOf('Lok').getByRole('button', { name: 'Seat' })).toBeVisible()
    await phone.getByRole('button', { name: 'Give up my place' }).click()
    await phone.getByRole('button', { name: 'Leave the list' }).click()
    await expect(phone.getByRole('link', { name: 'Join again' })).toBeVisible()
    await expect(rowOf('Lok').getByRole('button', { name: 'Undo' })).toBeVisible()
  })
})
