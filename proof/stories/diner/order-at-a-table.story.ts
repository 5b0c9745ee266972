import { choose, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { staffAtBoard } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test('a diner scans a code, orders and follows the order; staff process it; it survives a power cut (SCREEN-5.1, ORDER-4.2, SESS-6.1)', async ({
  browser,
  page,
  server,
}) => {
  const board = await staffAtBoard(browser, server.url)
  let number = ''
  const order = () => board.getByRole('article', { name: `Order ${number}`, exact: true })

  await test.step('the code on the table opens the menu of its shop', async () => {
    await sitDown(page, server.url, 0)
    await expect(page.getByText('Table A1')).toBeVisible()
  })

  await test.step('the menu speaks three languages', async () => {
    await page.getByRole('button', { name: 'Language' }).first().click()
    await choose(page, '繁體中文')
    await expect(page.getByRole('article', { name: '鮮蝦雲吞麵' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
    await page.getByRole('button', { name: '語言' }).first().click()
    await choose(page, '简体中文')
    await expect(page.getByRole('article', { name: '鲜虾云吞面' })).toBeVisible()
    await page.getByRole('button', { name: '语言' }).first().click()
    await choose(page, 'English')
    await expect(page.getByRole('article', { name: 'Prawn wonton noodles' })).toBeVisible()
  })

  await test.step('a dish with options shows its price as it is chosen', async () => {
    await page.getByRole('button', { name: 'Prawn wonton noodles', exact: true }).click()
    const dish = page.getByRole('dialog', { name: 'Prawn wonton noodles' })
    await expect(dish.getByRole('button', { name: 'Add · $ 48.00' })).toBeVisible()
    await choose(dish, 'Udon')
    await choose(dish, 'Large')
    await dish.getByRole('button', { name: 'Add · $ 61.00' }).click()
    await expect(dish).toBeHidden()
  })

  await test.step('the cart says the total with its service charge', async () => {
    await viewCart(page)
    const price = page.getByRole('region', { name: 'Price' })
    await expect(price).toContainText('6.10')
    await expect(price).toContainText('67.10')
  })

  await test.step('the order is placed and has its number', async () => {
    await placeOrder(page).click()
    const heading = page.getByRole('heading', { name: /^Order number \d+/ })
    await expect(heading).toBeVisible()
    number = (await heading.innerText()).trim()
  })

  await test.step('staff see it at once, and the diner follows without reload', async () => {
    await expect(order()).toContainText('A1')
    await expect(order()).toContainText('Udon')
    await order().getByRole('button', { name: 'Start preparing' }).click()
    await expect(page.getByText('The kitchen is preparing it.')).toBeVisible()
    await order().getByRole('button', { name: 'Mark ready' }).click()
    await expect(page.getByText('On its way to your table.')).toBeVisible()
  })

  await test.step('a power cut loses nothing: both screens come back by themselves', async () => {
    await server.powerCut()
    await expect(board.getByText('No connection', { exact: true }).first()).toBeVisible()
    await server.start()
    await expect(board.getByText('Live', { exact: true })).toBeVisible({ timeout: 40_000 })
    await order().getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByText('Enjoy!')).toBeVisible({ timeout: 40_000 })
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Order number \d+/ })).toBeVisible()
    await expect(page.getByText('Enjoy!')).toBeVisible()
  })
})
