import type { Locator, Page } from '@playwright/test'
import { Owner } from '../story/owner.ts'
import { passDay } from '../story/passing-time.ts'
import { dishId, hongKong, tableId } from '../story/shop.ts'
import { kitchenAt, managerAt } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

/** A day in Hong Kong; the evening of tomorrow can be booked whenever the story runs. */
const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(
    Date.now() + days * 86_400_000,
  )

const bookAt = (page: Page, time: string) =>
  page.getByRole('button', { name: new RegExp(`^Book at ${time}`) }).click()

test('a Saturday from the first call to the last no-show: a booking, a change, a party that seems late and is not, a stranger’s allergy from booking to the kitchen in its language, and guests who never come (RES-6.4, RES-6.6, RES-5.1, KITCHEN-5.4)', async ({
  browser,
  server,
  addTable,
  addStation,
}) => {
  const station = await addStation({
    name: [{ lang: 'en', value: 'Soup' }],
    kind: 'prep',
    locale: 'zh-hk',
    products: [dishId('Prawn wonton noodles')],
  })
  const table = await addTable()
  const address = `${server.url}/console/${hongKong._id}`
  const tablet = await managerAt(browser, `${address}/book?date=${dayAhead(1)}`)
  await tablet.setViewportSize({ width: 1024, height: 768 })
  const dialog = tablet.getByRole('dialog')
  const rowOf = (name: string) => tablet.getByRole('button', { name: new RegExp(name) })

  await test.step('a guest calls', async () => {
    await bookAt(tablet, '19:00')
    await dialog.getByRole('button', { name: 'More: Children' }).click()
    await dialog.getByLabel('Phone', { exact: true }).fill('5550 2277')
    await dialog.getByLabel('Name', { exact: true }).fill('Yuen')
    await dialog.getByLabel(/^Remark/).fill('Peanut allergy')
    await dialog.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf('Yuen')).toContainText('19:00')
    await expect(rowOf('Yuen')).toContainText('3 guests')
    await expect(rowOf('Yuen')).toContainText('Allergy')
  })

  await test.step('they call again for another time; their phone finds them', async () => {
    await tablet.getByRole('searchbox', { name: /end of the phone/ }).fill('2277')
    await tablet.getByRole('region', { name: 'Found on any day' }).getByRole('button').click()
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    await dialog.getByRole('button', { name: /another time/ }).click()
    await dialog.getByRole('radio', { name: /^20:00/ }).click()
    await dialog.getByRole('button', { name: 'Save the changes' }).click()
    await expect(dialog).toHaveCount(0)
    await tablet.getByRole('searchbox', { name: /end of the phone/ }).fill('')
    await expect(rowOf('Yuen')).toContainText('20:00')
  })

  await test.step('dragged, they get a table and another time, and lose both again (RES-7.9)', async () => {
    await tablet.getByRole('radio', { name: 'By table' }).check()
    const on = (line: string) =>
      tablet.getByRole('region', { name: line, exact: true }).getByRole('button', { name: /Yuen/ })
    const drag = async (from: Locator, to: Locator, hours = 0): Promise<void> => {
      // The line is longer than the screen: the bar is taken at its beginning, once it stands still.
      await from.hover({ position: { x: 20, y: 10 } })
      const bar = (await from.boundingBox())!
      const line = (await to.boundingBox())!
      await tablet.mouse.down()
      // Its width are the 90 minutes that they stay.
      const x = bar.x + 20 + (bar.width * hours) / 1.5
      await tablet.mouse.move(x, line.y + line.height / 2, { steps: 4 })
      await tablet.mouse.up()
    }
    const undo = () => tablet.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await drag(on('No table'), tablet.getByRole('region', { name: 'A1', exact: true }), -1)
    await expect(on('A1')).toContainText('19:00')
    await undo()
    await expect(on('No table')).toContainText('20:00')
    await tablet.getByRole('radio', { name: 'List' }).check()
  })

  await test.step('they say that they come later, and do not; before their time nobody is a no-show (DEP-3.4)', async () => {
    await rowOf('Yuen').click()
    await expect(dialog.getByRole('button', { name: 'No-show' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Late', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf('Yuen')).toContainText('Late')
    await tablet.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(rowOf('Yuen')).toContainText('Booked')
    await rowOf('Yuen').click()
    const history = dialog.getByRole('region', { name: 'What was done' })
    await expect(history.getByRole('listitem')).toHaveText([
      /Booked/,
      /Late/,
      /Tables/,
      /Changed: Time/,
      /Tables/,
      /Changed: Time/,
      /Changed: Time/,
      /Booked/,
    ])
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  const owner = await new Owner(server.url).signIn()
  const session = await owner.seatBooking('Yuen', tableId(table))
  const kitchen = await kitchenAt(browser, server.url, `kitchen/${station}`)
  const guests = tablet.getByRole('region', { name: 'Guests' })

  await test.step('seated, the waiter reads who they are and what they must not eat', async () => {
    await expect(rowOf('Yuen')).toContainText('Seated')
    await tablet.goto(`${address}/floor?session=${session}`)
    await expect(guests).toContainText('Yuen')
    await expect(guests).toContainText('Allergy: Peanuts')
    await tablet.getByRole('link', { name: 'Add dishes' }).click()
    await expect(guests).toContainText('Allergy: Peanuts')
  })

  await test.step('and the kitchen in its language', async () => {
    await tablet.getByRole('tab', { name: 'Noodles' }).click()
    await tablet.getByRole('button', { name: /^Prawn wonton noodles/ }).click()
    await dialog.getByRole('button', { name: /^Add/ }).click()
    await expect(dialog).toHaveCount(0)
    await tablet.getByRole('button', { name: /^Send/ }).click()
    const ticket = kitchen.getByRole('article').last()
    await expect(ticket).toContainText('Allergy: 花生')
    await expect(ticket).toContainText('Peanut allergy')
    await expect(ticket).not.toContainText('Yuen')
  })

  await test.step('the last who booked never come: once their time has passed they are a no-show, which is counted and can be undone (DEP-3.4)', async () => {
    await tablet.goto(`${address}/book?date=${dayAhead(1)}`)
    await bookAt(tablet, '21:00')
    await dialog.getByLabel('Phone', { exact: true }).fill('5550 2278')
    await dialog.getByLabel('Name', { exact: true }).fill('Kwan')
    await dialog.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await passDay(server, 'Kwan')
    await tablet.goto(`${address}/book?date=${dayAhead(-1)}`)
    await rowOf('Kwan').click()
    await dialog.getByRole('button', { name: 'No-show' }).click()
    await expect(rowOf('Kwan')).toContainText('No-show')
    await expect(tablet.getByText('1 no-show')).toBeVisible()
    await expect(tablet.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  })
})
