import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { tableName } from '../story/shop.ts'
import { floorTile, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('a manager arranges the plan by dragging and by keys, and other tablets show it (PLAN-1.5, PLAN-1.6)', async ({
  browser,
  server,
}) => {
  const floor = await staffAtFloor(browser, server.url, 'manager')
  await floor.setViewportSize({ width: 1280, height: 800 })
  const waiter = await staffAtFloor(browser, server.url, 'waiter')
  for (const one of [floor, waiter])
    await one
      .locator('label')
      .filter({ hasText: /^Plan$/ })
      .click()
  const tile = waiter.getByRole('button', { name: /^C1 / })
  await waiter.getByRole('tab', { name: 'Upstairs' }).click()
  await expect(waiter.getByRole('button', { name: 'Arrange the plan' })).toHaveCount(0)
  const before = await tile.boundingBox()

  await test.step('a table is dragged and made round, another is moved by keys, and a wall is added', async () => {
    await floor.getByRole('tab', { name: 'Upstairs' }).click()
    await floor.getByRole('button', { name: 'Arrange the plan' }).click()
    const table = floor.getByRole('button', { name: 'Table C1', exact: true })
    const box = await table.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
    await floor.mouse.move(x, y)
    await floor.mouse.down()
    await floor.mouse.move(x + 40, y + 200, { steps: 5 })
    await floor.mouse.up()
    await floor
      .locator('label')
      .filter({ hasText: /^Round$/ })
      .click()
    await floor.getByRole('button', { name: 'Table C2', exact: true }).press('Shift+ArrowDown')
    await expect(floor.getByRole('status').filter({ hasText: /^C2: / })).toContainText('7 down')
    await floor.getByRole('button', { name: 'Add a wall' }).click()
    await floor.getByRole('button', { name: 'End of wall 1' }).press('Shift+ArrowRight')
    await floor.getByRole('button', { name: 'Undo', exact: true }).click()
  })

  await test.step('what is not saved is not lost by a press elsewhere', async () => {
    await floor.getByRole('link', { name: 'Orders', exact: true }).click()
    await floor.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await expect(floor.getByRole('region', { name: 'Arrange: Upstairs' })).toBeVisible()
  })

  await test.step('it is saved, and the other tablet has it at once', async () => {
    await floor.getByRole('button', { name: 'Save the plan' }).click()
    await expect(floor.getByRole('button', { name: 'Arrange the plan' })).toBeVisible()
    await expect.poll(async () => (await tile.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0)
    await waiter.reload()
    await waiter.getByRole('tab', { name: 'Upstairs' }).click()
    await expect(tile).toBeVisible()
  })
  await floor.context().close()
  await waiter.context().close()
})

test('guests move by holding their tile and pressing a free one, and no tile moves as a bill opens (STAFF-4.23, STAFF-4.24)', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const [from, to] = [await addTable(), await addTable()]
  await sitDown(page, server.url, from)
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await placeOrder(page).click()
  await page.getByRole('heading', { name: /^Order number \d+/ }).waitFor()
  const floor = await staffAtFloor(browser, server.url, 'waiter')
  await floor.setViewportSize({ width: 1024, height: 768 })
  const before = await floorTile(floor, from).boundingBox()
  await floorTile(floor, from).click({ delay: 700 })
  await expect(floor.getByText(/^Press the table that/)).toBeVisible()
  await floorTile(floor, to).click()
  const pane = floor.getByRole('complementary', { name: `Table ${tableName(to)}` })
  await expect(pane).toContainText('Prawn wonton noodles')
  expect((await floorTile(floor, from).boundingBox())?.x).toBe(before?.x)
  await floor.context().close()
})
