import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { dishId, tableName } from '../story/shop.ts'
import { floorTile, kitchenAt, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const named = (en: string, cht: string) => [
  { lang: 'en', value: en },
  { lang: 'cht', value: cht },
]

test('two stations cook one order: each reads its own dishes in its language, and of a change only the difference (KITCHEN-1.3, KITCHEN-3.2)', async ({
  browser,
  page,
  server,
  addTable,
  addStation,
}) => {
  const soup = await addStation({
    name: named('Soup', '湯'),
    kind: 'prep',
    locale: 'zh-hk',
    secondLocale: 'en',
    products: [dishId('Prawn wonton noodles')],
  })
  const wok = await addStation({ name: named('Wok', '鑊'), kind: 'prep' })
  const table = await addTable()
  const name = tableName(table)
  const atSoup = await kitchenAt(browser, server.url, `kitchen/${soup}`)
  const atWok = await kitchenAt(browser, server.url, `kitchen/${wok}`)
  await sitDown(page, server.url, table)
  for (const dish of ['Prawn wonton noodles', 'Fish ball noodles']) await addPlain(page, dish)
  await viewCart(page)
  await placeOrder(page).click()
  const heading = page.getByRole('heading', { name: /^Order number \d+/ })
  const number = (await heading.innerText()).replace('Order number ', '').trim()
  const tickets = { name: `Order ${number}`, exact: true }
  const soupTickets = atSoup.getByRole('article', tickets)
  const wokTickets = atWok.getByRole('article', tickets)

  await test.step('a display fills its screen: its tickets are as wide as it, without the console (KITCHEN-3.9)', async () => {
    const rail = atWok.getByRole('navigation', { name: 'Main', exact: true })
    const whole = atWok.getByRole('button', { name: 'Full screen', exact: true })
    const leftOf = async () => (await wokTickets.boundingBox())?.x
    await expect(wokTickets).toBeVisible()
    await whole.click()
    await expect(rail).toBeHidden()
    expect(await leftOf()).toBeLessThan(16)
    await whole.click()
    await expect(rail).toBeVisible()
  })

  await test.step('the diner read English, the soup reads Chinese; each has only what it makes', async () => {
    await expect(soupTickets).toContainText('1×鮮蝦雲吞麵')
    await expect(soupTickets).toContainText('Prawn wonton noodles')
    await expect(soupTickets).not.toContainText('Fish ball')
    await expect(soupTickets).not.toContainText('$')
    await expect(wokTickets).toContainText('Fish ball noodles')
    await expect(wokTickets).not.toContainText('wonton')
  })

  const floor = await staffAtFloor(browser, server.url, 'manager')
  const pane = floor.getByRole('complementary', { name: `Table ${name}` })
  const sheet = floor.getByRole('dialog')
  await floorTile(floor, table).click()

  await test.step('one more wonton noodles is a ticket of its own for the soup alone', async () => {
    await pane.getByRole('button', { name: /^1× Prawn wonton noodles/ }).click()
    await sheet
      .locator('label')
      .filter({ hasText: /^Change$/ })
      .click()
    await sheet.getByRole('button', { name: 'One more' }).click()
    await sheet.getByRole('button', { name: 'Change the order' }).click()
    await expect(soupTickets).toHaveCount(2)
    await expect(soupTickets.last()).toContainText('More for this order')
    await expect(soupTickets.last()).toContainText('1×鮮蝦雲吞麵')
    await expect(wokTickets).toHaveCount(1)
  })

  await test.step('the first dish that is made begins the order, the last one of all stations ends it', async () => {
    const end = { name: `Done: order ${number}`, exact: true }
    await soupTickets
      .first()
      .getByRole('button', { name: /鮮蝦雲吞麵/ })
      .click()
    await expect(page.getByText('The kitchen is preparing it.')).toBeVisible()
    await expect(soupTickets).toHaveCount(1)
    await atSoup.getByRole('button', end).click()
    await expect(soupTickets).toHaveCount(0)
    await atSoup.getByRole('button', { name: 'Undo' }).click()
    await expect(soupTickets).toHaveCount(1)
    await atSoup.getByRole('button', end).click()
    await atWok.getByRole('button', end).click()
    await expect(pane).toContainText('Ready')
  })
})
