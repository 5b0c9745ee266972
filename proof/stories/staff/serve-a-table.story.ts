import { tableName } from '../story/shop.ts'
import { floorTile, staffAtFloor } from '../story/staff.ts'
import { countTaps } from '../story/taps.ts'
import { expect, test } from '../story/test.ts'

test('a cashier at a tablet seats guests, orders a dish with options and a set meal, and takes cash with change (STAFF-5.5)', async ({
  browser,
  server,
  addTable,
}) => {
  const table = await addTable()
  const tablet = await staffAtFloor(browser, server.url, 'cashier')
  await tablet.setViewportSize({ width: 1024, height: 768 })
  const taps = await countTaps(tablet)
  const tile = floorTile(tablet, table)
  const dialog = tablet.getByRole('dialog')
  const order = tablet.getByRole('complementary', { name: 'This order' })
  const pane = tablet.getByRole('complementary', { name: `Table ${tableName(table)}` })

  await test.step('two taps seat them', async () => {
    await tile.click()
    await dialog.getByRole('button', { name: '2 guests', exact: true }).click()
    await expect(pane).toBeVisible()
    expect(await taps()).toBe(2)
  })

  await test.step('on a phone the pane hides the floor, whose title is still the page’s', async () => {
    await tablet.setViewportSize({ width: 390, height: 844 })
    await expect(tile).toBeHidden()
    await expect(tablet.getByRole('heading', { level: 1, name: 'Floor' })).toHaveCount(1)
    await tablet.setViewportSize({ width: 1024, height: 768 })
  })

  await test.step('a dish with options takes four', async () => {
    await pane.getByRole('link', { name: 'Add dishes' }).click()
    await tablet.getByRole('tab', { name: 'Noodles' }).waitFor()
    await taps()
    await tablet.getByRole('tab', { name: 'Noodles' }).click()
    await tablet.getByRole('button', { name: /^Prawn wonton noodles/ }).click()
    await dialog.getByRole('button', { name: /^Udon/ }).click()
    await dialog.getByRole('button', { name: /^Add/ }).click()
    await expect(dialog).toHaveCount(0)
    await expect(order).toContainText('Prawn wonton noodles')
    await expect(order).toContainText('Udon')
    expect(await taps()).toBeLessThanOrEqual(4)
  })

  await test.step('two of a dish are typed by its code', async () => {
    const search = tablet.getByRole('searchbox', { name: 'Dish or number, such as 2×17' })
    await search.fill('2×17')
    await search.press('Enter')
    await expect(dialog.getByRole('group', { name: 'Quantity' })).toContainText('2')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a set meal waits on hold for the second seat', async () => {
    await order.getByRole('radio', { name: 'Hold' }).click()
    await order.getByRole('radio', { name: 'Seat 2' }).click()
    await tablet.getByRole('tab', { name: 'Set meals' }).click()
    // It is served all day.
    await tablet.getByRole('button', { name: /^Burger, fries & cola/ }).click()
    await dialog.getByRole('button', { name: /^Add/ }).click()
    await expect(order).toContainText('Burger, fries & cola')
    await expect(order).toContainText('Hold')
    await expect(order).toContainText('Seat 2')
    await order.getByRole('button', { name: /^Send/ }).click()
    await expect(pane).toContainText('Burger, fries & cola')
    await expect(pane).toContainText('Lane smash burger')
    await expect(pane.getByRole('button', { name: 'Send to the kitchen' })).toBeVisible()
  })

  await test.step('three taps take cash, and the change is shown', async () => {
    await pane.getByRole('link', { name: 'Take payment' }).waitFor()
    await taps()
    await pane.getByRole('link', { name: 'Take payment' }).click()
    const notes = tablet.getByRole('group', { name: 'Cash that is handed over' })
    await notes.getByRole('button').last().click()
    const take = tablet.getByRole('button', { name: /^Take/ })
    await expect(take).toBeInViewport({ ratio: 1 })
    await take.click()
    const paid = tablet.getByRole('region', { name: 'Payment' })
    await expect(paid).toContainText('received')
    await expect(paid).toContainText('Change')
    await expect(paid).toContainText('Nothing is left to pay.')
    expect(await taps()).toBe(3)
  })
  await tablet.context().close()
})

test('a phone order to take away is entered, seen on the board with the number to call, and handed over (STAFF-5.5)', async ({
  browser,
  server,
}) => {
  const counter = await staffAtFloor(browser, server.url, 'cashier')
  await counter.getByRole('link', { name: 'New order' }).click()
  const order = counter.getByRole('complementary', { name: 'This order' })
  await order.getByLabel('Name').fill('Mrs Yip')
  await order.getByLabel('Phone').fill('5550 1234')
  await order.getByLabel('Pick up').selectOption({ index: 2 })
  await counter.getByRole('tab', { name: 'Noodles' }).click()
  await counter.getByRole('button', { name: /^Prawn wonton noodles/ }).click()
  await counter.getByRole('dialog').getByRole('button', { name: /^Add/ }).click()
  await order.getByRole('button', { name: /^Send/ }).click()
  await expect(counter.getByRole('complementary', { name: /Mrs Yip/ })).toContainText(
    'Prawn wonton noodles',
  )
  await counter.getByRole('link', { name: 'Orders', exact: true }).click()
  const card = counter.getByRole('article').filter({ hasText: 'Mrs Yip' })
  await expect(card).toContainText('Pick up')
  await expect(card.getByRole('link', { name: '5550 1234' })).toHaveAttribute(
    'href',
    'tel:5550 1234',
  )
  for (const next of ['Start preparing', 'Mark ready', 'Complete'])
    await card.getByRole('button', { name: next, exact: true }).click()
  await counter.context().close()
})
