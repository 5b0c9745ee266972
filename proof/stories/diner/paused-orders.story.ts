import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('while orders are paused a diner reads until when, and orders as soon as they go on (STAFF-1.15)', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const table = await addTable()
  await sitDown(page, server.url, table)
  await addPlain(page, 'Prawn wonton noodles')
  const counter = await staffAtFloor(browser, server.url, 'manager')
  await counter.getByRole('button', { name: 'Pause orders', exact: true }).click()
  await counter.getByRole('dialog').getByRole('button', { name: 'For 30 minutes' }).click()
  await expect(page.getByText(/No orders are taken until \d/)).toBeVisible()
  await viewCart(page)
  const paused = page.getByRole('button', { name: 'Orders are paused', exact: true })
  await expect(paused).toBeDisabled()
  await expect(page.getByText(/No orders are taken until \d/)).toBeVisible()
  await counter.getByRole('button', { name: /^Paused until/ }).click()
  await counter.getByRole('dialog').getByRole('button', { name: 'Take orders again' }).click()
  await expect(paused).toHaveCount(0)
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: /^Order number \d+/ })).toBeVisible()
})
