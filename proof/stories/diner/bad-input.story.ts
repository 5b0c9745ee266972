import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { pauseNextCall } from '../story/paused-call.ts'
import { Owner } from '../story/owner.ts'
import { dishId, hongKong, tableLink } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

const allDay = [{ startTime: '00:00', endTime: '24:00' }]
const plain = 'Clear-broth beef brisket noodles'

test('an unknown table code shows an error and what to do next (ROUTE-3.4)', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/t?id=${hongKong._id}&t=${'0'.repeat(24)}`)
  await expect(page.getByRole('heading', { name: 'We do not know this table' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the menu' })).toBeVisible()
})

test('a table code of another shop is rejected', async ({ page, server }) => {
  const foreign = tableLink(server.url, 1).replace(hongKong._id, 'b3864ed4479fb3757f102f0a')
  await page.goto(foreign)
  await expect(page.getByRole('heading', { name: 'We do not know this table' })).toBeVisible()
})

test('a missing required option is named (OPT-1.1)', async ({ page, server }) => {
  await sitDown(page, server.url, 2)
  await page.getByRole('button', { name: 'Choose options for Midnight chicken wings' }).click()
  const dish = page.getByRole('dialog')
  await dish.getByRole('button', { name: /^Add ·/ }).click()
  await expect(dish.getByText('Please choose')).toBeVisible()
  await expect(page.getByRole('link', { name: /^View cart/ })).toBeHidden()
})

test('a dish that has just sold out is named and nothing is ordered (SCREEN-4.3)', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  const ordering = await pauseNextCall(page, 'tableSessions/order')
  await sitDown(page, server.url, 3)
  await addPlain(page, plain)
  await viewCart(page)
  const before = await owner.countOrders(hongKong._id)
  await placeOrder(page).click()
  const letGo = await ordering()
  await owner.change('productStocks', dishId(plain), { stock: { mode: 'auto', quantity: 0 } })
  letGo()
  await expect(page.getByText(/sold out|Out of stock/i).first()).toBeVisible()
  expect(await owner.countOrders(hongKong._id)).toBe(before)
  await owner.change('productStocks', dishId(plain), { stock: { mode: 'auto', quantity: 50 } })
})

test('a tampered price is refused and the correct one is shown (ORDER-1.1, ORDER-1.6)', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const wire = socket.connectToServer()
    socket.onMessage((message) =>
      wire.send(String(message).replace(/"expectedTotal":[\d.]+/, '"expectedTotal":1')),
    )
  })
  await sitDown(page, server.url, 4)
  const before = await owner.countOrders(hongKong._id)
  await addPlain(page, plain)
  await viewCart(page)
  await placeOrder(page).click()
  await expect(page.getByRole('alertdialog', { name: 'The price has changed' })).toBeVisible()
  expect(await owner.countOrders(hongKong._id)).toBe(before)
})

test('a shop that closes while the order is sent refuses it with a message; the cart stays', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  const ordering = await pauseNextCall(page, 'tableSessions/order')
  await sitDown(page, server.url, 5)
  await addPlain(page, plain)
  await viewCart(page)
  const before = await owner.countOrders(hongKong._id)
  await placeOrder(page).click()
  const letGo = await ordering()
  await owner.change('shops', hongKong._id, { onlineOpeningHours: [] })
  letGo()
  await expect(page.getByText('The shop is now closed. You cannot checkout.').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: plain })).toBeVisible()
  expect(await owner.countOrders(hongKong._id)).toBe(before)
  await owner.change('shops', hongKong._id, { onlineOpeningHours: allDay })
})

test('a shop that has closed: the cart says so, and its button leads to the closed shop and back (SCREEN-5.4)', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  await sitDown(page, server.url, 5)
  await addPlain(page, plain)
  await viewCart(page)
  const before = await owner.countOrders(hongKong._id)
  await owner.change('shops', hongKong._id, { onlineOpeningHours: [] })
  await expect(page.getByText('The shop is now closed. You cannot checkout.')).toBeVisible()
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: "Sorry, we're closed!" })).toBeVisible()
  await page.getByRole('link', { name: 'Back to your cart' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: plain })).toBeVisible()
  expect(await owner.countOrders(hongKong._id)).toBe(before)
  await owner.change('shops', hongKong._id, { onlineOpeningHours: allDay })
})

test('pressing twice places one order (ORDER-2.6)', async ({ page, server }) => {
  const owner = await new Owner(server.url).signIn()
  await sitDown(page, server.url, 6)
  await addPlain(page, plain)
  await viewCart(page)
  const before = await owner.countOrders(hongKong._id)
  await placeOrder(page).dblclick()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
  expect(await owner.countOrders(hongKong._id)).toBe(before + 1)
})

test('the network fails during an order: "check again" finds the one order (ORDER-2.3, SCREEN-1.4)', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  let network: 'good' | 'gone' | 'back' = 'good'
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (network === 'gone') return socket.close()
    const wire = socket.connectToServer()
    socket.onMessage((message) => {
      wire.send(message)
      if (network !== 'good' || !String(message).includes('tableSessions/order')) return
      network = 'gone'
      setTimeout(() => void socket.close(), 50)
    })
    wire.onMessage((message) => {
      if (network !== 'gone') socket.send(message)
    })
  })
  await sitDown(page, server.url, 7)
  await addPlain(page, plain)
  await viewCart(page)
  const before = await owner.countOrders(hongKong._id)
  await placeOrder(page).click()
  const unknown = page.getByRole('alertdialog', {
    name: 'We do not know yet whether your order arrived',
  })
  await expect(unknown).toBeVisible()
  network = 'back'
  await expect(page.getByText(/^You are offline/)).toBeHidden({ timeout: 40_000 })
  await unknown.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible({
    timeout: 40_000,
  })
  expect(await owner.countOrders(hongKong._id)).toBe(before + 1)
})
