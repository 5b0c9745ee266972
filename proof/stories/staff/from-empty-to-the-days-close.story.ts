import type { Browser, Locator, Page } from '@playwright/test'
import { viewCart, placeOrder } from '../story/diner.ts'
import { type EmptyServer, onEmptyServer } from '../story/empty-server.ts'
import { expect, test } from '../story/test.ts'

interface House {
  readonly name: string
  readonly country: string
  /** The menu as a file of this country has it. */
  readonly menu: string
  readonly dishes: number
  readonly encoding?: BufferEncoding
}

/** Sets up a shop on an empty server with two tables. Returns the owner's page, at the board, and the link in the first table's code. */
const setUp = async (browser: Browser, server: EmptyServer, house: House) => {
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  })
  const owner = await context.newPage()
  await owner.goto(`${server.url}/console/`)
  await owner.getByLabel('Setup token').fill(await server.token())
  await owner.getByLabel('Your name').fill('Mei')
  await owner.getByLabel('Email').fill('mei@story.example')
  await owner.getByRole('textbox', { name: 'Choose a password' }).fill('Lantern tea 88')
  await owner.getByRole('button', { name: 'Begin' }).click()
  await owner.getByLabel('Name of the shop').fill(house.name)
  await owner.getByLabel('Country or region').selectOption(house.country)
  await owner.getByLabel('Opens', { exact: true }).fill('00:00')
  await owner.getByLabel('Closes', { exact: true }).fill('00:00')
  await owner.getByLabel('Service charge in percent').fill('0')
  await owner.getByRole('button', { name: 'Create the shop' }).click()
  await owner.getByRole('radio', { name: 'Excel or CSV' }).check()
  await owner.getByLabel('Choose a file').setInputFiles({
    name: 'menu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(house.menu, house.encoding),
  })
  await owner.getByRole('button', { name: `Add ${house.dishes} dishes` }).click()
  await owner.getByRole('button', { name: 'Next' }).click()
  await owner.getByLabel('Tables', { exact: true }).fill('1–2')
  await owner.getByRole('button', { name: 'Add 2 tables' }).click()
  await owner.getByRole('button', { name: 'Next' }).click()
  await owner.getByRole('link', { name: 'Print the table codes' }).click()
  const link = await owner.locator('a[href*="/t?id="]').first().getAttribute('href')
  await owner.getByRole('link', { name: 'Continue the setup' }).click()
  await owner.getByRole('button', { name: 'Open for guests' }).click()
  await expect(owner.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()
  const board = owner.url()
  const at = (path: string): string => new URL(path, board).href
  return { owner, link: link ?? '', at }
}

/** Opens an order at a table for two. */
const seat = async (owner: Page): Promise<Locator> => {
  await owner.getByRole('link', { name: 'Floor', exact: true }).click()
  await owner.getByRole('button', { name: /^1 / }).click()
  await owner.getByRole('dialog').getByRole('button', { name: '2 guests', exact: true }).click()
  await owner.getByRole('link', { name: 'Add dishes' }).click()
  return owner.getByRole('complementary', { name: 'This order' })
}

/** Takes the exact cash for the bill that is shown, closes the day, and reads its Z. */
const payAndClose = async (owner: Page, amount: string): Promise<void> => {
  await owner.getByRole('link', { name: 'Take payment' }).click()
  const take = owner.getByRole('button', { name: /^Take/ })
  await expect(take).toContainText(amount)
  await take.click()
  await expect(owner.getByRole('region', { name: 'Payment' })).toContainText(
    'Nothing is left to pay.',
  )
  await owner.getByRole('link', { name: 'Day', exact: true }).click()
  await owner.getByRole('button', { name: 'Close the day' }).click()
  const dialog = owner.getByRole('alertdialog')
  const anyway = dialog.getByRole('checkbox', { name: 'Close the day all the same' })
  await expect(dialog).toBeVisible()
  if (await anyway.isVisible()) await anyway.check()
  await dialog.getByRole('button', { name: 'Close the day' }).click()
  await expect(owner.getByText('The day is closed: Z 1')).toBeVisible()
  await owner
    .getByRole('region', { name: 'Closed days' })
    .getByRole('button', { name: /Z 1/ })
    .click()
  await expect(owner.getByRole('heading', { level: 1 })).toContainText('Z 1')
  await expect(owner.getByRole('region', { name: 'Bills', exact: true })).toContainText(amount)
}

const publish = async (editor: Page): Promise<void> => {
  await editor.getByRole('button', { name: 'Review' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(editor.getByRole('dialog')).toHaveCount(0)
}

test('an Italian trattoria: its menu in Italian alone, a guest’s dessert waits as a course until it is fired (CAT-1.13, COURSE-3.2, COURSE-4.2)', ({
  browser,
}) =>
  onEmptyServer(async (server) => {
    const { owner, link, at } = await setUp(browser, server, {
      name: 'Da Gino',
      country: 'Italy',
      menu: 'Categoria;Nome;Prezzo\r\nPrimi;Spaghetti alle vongole;14,50\r\nDolci;Tiramisù della casa;6,50\r\n',
      encoding: 'latin1',
      dishes: 2,
    })
    const sheet = owner.getByRole('dialog')
    await test.step('courses are named, and given to categories', async () => {
      await owner.getByRole('link', { name: 'Settings' }).click()
      await owner.getByRole('link', { name: 'Courses' }).click()
      for (const [index, name] of ['Primi', 'Dolci'].entries()) {
        await owner.getByRole('button', { name: 'Add a course' }).click()
        const course = owner.getByRole('group', { name: `Course ${index + 1}` })
        await course.getByLabel('Name in Italian').fill(name)
      }
      await owner.getByRole('button', { name: 'Save' }).click()
      await expect(owner.getByText('Saved')).toBeVisible()
      await owner.goto(at('menu'))
      await owner.getByRole('button', { name: 'Categories' }).click()
      for (const name of ['Primi', 'Dolci']) {
        await sheet.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
        await sheet.getByLabel('Course').selectOption(name)
        await sheet.getByRole('button', { name: 'Keep in the draft' }).click()
        await expect(sheet.getByLabel('Course')).toHaveCount(0)
      }
      await sheet.getByRole('button', { name: 'Close' }).click()
      await publish(owner)
    })
    const kitchen = await owner.context().newPage()
    await kitchen.goto(at('kitchen/all'))
    await test.step('a guest with an Italian phone orders both', async () => {
      const guest = await (await browser.newContext({ locale: 'it-IT' })).newPage()
      await guest.goto(link)
      for (const dish of ['Spaghetti alle vongole', 'Tiramisù della casa'])
        await guest.getByRole('button', { name: `Add ${dish}`, exact: true }).click()
      await viewCart(guest)
      await expect(guest.getByText('Later: Dolci.')).toBeVisible()
      await placeOrder(guest).click()
      await expect(guest.getByRole('heading', { name: /^Order number \d+/ })).toBeVisible()
      await guest.context().close()
    })
    await expect(kitchen.getByRole('button', { name: /Spaghetti alle vongole/ })).toBeVisible()
    await kitchen.getByText('1 table waits').click()
    await expect(kitchen.getByText('Dolci: 1× Tiramisù della casa')).toBeVisible()
    await owner.goto(at('floor'))
    await owner.getByRole('button', { name: /^1 / }).click()
    await owner.getByRole('button', { name: 'Fire: Dolci' }).click()
    await expect(kitchen.getByRole('button', { name: /Tiramisù della casa/ })).toBeVisible()
    await payAndClose(owner, '21.00')
    await owner.context().close()
  }))

test(
  'a hotpot house: 350 g of beef at the price of 100 g of its file (CAT-7.3, IMPORT-1.12)',
  { tag: '@all' },
  ({ browser }) =>
    onEmptyServer(async (server) => {
      const { owner } = await setUp(browser, server, {
        name: '大鼎火鍋',
        country: 'Hong Kong',
        menu: '分類,名稱,價錢\r\n鍋底,麻辣鍋,88\r\n涮肉,肥牛,38/100g\r\n',
        dishes: 2,
      })
      const sheet = owner.getByRole('dialog')
      const order = await seat(owner)
      await owner.getByLabel('Dish or number, such as 2×17').fill('麻辣')
      await owner.getByRole('button', { name: /^麻辣鍋/ }).click()
      await owner.getByLabel('Dish or number, such as 2×17').fill('肥牛')
      await owner.getByRole('button', { name: /^肥牛/ }).click()
      await sheet.getByLabel('Weight on the scale (g)').fill('350')
      await sheet.getByRole('button', { name: 'Add · $ 133.00' }).click()
      await expect(order).toContainText('0.350 kg')
      await order.getByRole('button', { name: /^Send/ }).click()
      await payAndClose(owner, '221.00')
      await owner.context().close()
    }),
)

test(
  'a pizza counter: two halves of its file at the price of the dearest (HALF-2.2, IMPORT-1.4)',
  { tag: '@all' },
  ({ browser }) =>
    onEmptyServer(async (server) => {
      const { owner } = await setUp(browser, server, {
        name: 'Slice Counter',
        country: 'United Kingdom',
        menu: 'category,name,price,options\r\nPizza,Half and half,0,Halves (dearest): Margherita|Diavola\r\nPizza,Margherita,9.00,\r\nPizza,Diavola,12.50,\r\n',
        dishes: 3,
      })
      const order = await seat(owner)
      await owner.getByRole('button', { name: /^Half and half/ }).click()
      const sheet = owner.getByRole('dialog')
      for (const half of ['Margherita', 'Diavola'])
        await sheet.getByRole('button', { name: new RegExp(`^${half}`) }).click()
      await sheet.getByRole('button', { name: /^Add · £ 12\.50/ }).click()
      await expect(order).toContainText('½ Margherita')
      await order.getByRole('button', { name: /^Send/ }).click()
      await payAndClose(owner, '12.50')
      await owner.context().close()
    }),
)
