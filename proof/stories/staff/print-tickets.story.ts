import type { Page } from '@playwright/test'
import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { dishId, tableName } from '../story/shop.ts'
import { kitchenAt } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

/** Gives a page a printer that takes each slip at once; its paper outlives a reload. */
const withPrinter = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.print = () => {
      const slip = document.querySelector<HTMLElement>('.ticket-slip')
      const paper = `${localStorage.getItem('paper') ?? ''}${slip?.textContent ?? ''}\n`
      localStorage.setItem('paper', paper)
      setTimeout(() => window.dispatchEvent(new Event('afterprint')))
    }
  })
  await page.getByRole('button', { name: 'Print tickets' }).waitFor()
  await page.reload()
}
const paperOf = (page: Page) => page.evaluate(() => localStorage.getItem('paper') ?? '')

const order = async (page: Page, dish: string): Promise<string> => {
  await addPlain(page, dish)
  await viewCart(page)
  await placeOrder(page).click()
  const heading = page.getByRole('heading', { name: /^Order number \d+/ })
  return (await heading.innerText()).replace('Order number ', '').trim()
}

test('a display prints each ticket once, in the language of its station, also what came while it was closed (KITCHEN-5.1, KITCHEN-5.3)', async ({
  browser,
  page,
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
  const display = await kitchenAt(browser, server.url, `kitchen/${station}`)
  await withPrinter(display)
  await display.getByRole('button', { name: 'Print tickets' }).click()
  await expect(display.getByRole('button', { name: 'Printing: on' })).toBeVisible()

  await sitDown(page, server.url, table)
  const number = await order(page, 'Prawn wonton noodles')
  await test.step('a ticket that comes is on paper', async () => {
    await expect(display.getByRole('article', { name: `Order ${number}` })).toBeVisible()
    await expect.poll(() => paperOf(display)).toContain(`${number}Table ${tableName(table)}`)
    expect(await paperOf(display)).toContain('鮮蝦雲吞麵')
    expect(await paperOf(display)).not.toContain('$')
  })

  await test.step('it is not printed again, what came meanwhile is', async () => {
    const address = display.url()
    await display.goto(`${server.url}/console/manifest.webmanifest`)
    await sitDown(page, server.url, table)
    const missed = await order(page, 'Prawn wonton noodles')
    await display.goto(address)
    await expect.poll(() => paperOf(display)).toContain(`${missed}Table`)
    expect((await paperOf(display)).split('\n').filter(Boolean)).toHaveLength(2)
  })

  await test.step('the last one is printed again as a copy', async () => {
    await display.getByRole('button', { name: 'Print the last again' }).click()
    await expect.poll(() => paperOf(display)).toContain('COPY')
  })
})
