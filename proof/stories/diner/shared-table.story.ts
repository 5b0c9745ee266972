import type { Browser, Page } from '@playwright/test'
import { kioskLooks } from '../../screens/looks.ts'
import { addPlain, choose, placeOrder, sessionOf } from '../story/diner.ts'
import { scan, touch } from '../story/kiosk.ts'
import { passToCheck } from '../story/kiosk-walk.ts'
import { cutNetwork } from '../story/network.ts'
import {
  dishesOf,
  letIn,
  scanShared,
  sharedTableAt,
  sharingShop,
  sitAtShared,
  viewShared,
} from '../story/shared-table.ts'
import { Owner } from '../story/owner.ts'
import { openKiosk } from '../story/paired-device.ts'
import { readQrCode } from '../story/qr-code.ts'
import { TableGuestClient } from '../story/table-guest.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Sends the cart of a phone, and returns its link. */
const sentCart = async (page: Page) => {
  await page.getByRole('button', { name: 'Send my cart' }).click()
  const link = await readQrCode(page.getByRole('img', { name: 'Scan with the other phone' }))
  await page.getByRole('button', { name: 'Close' }).click()
  return link
}

const takenBy = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

const heading = (page: Page) => page.getByRole('heading', { name: /^Order number/ })

test('three at a table choose in one cart: let in, seen by all, ordered without one who still chooses, each pays their own (TABLE-6.1, TABLE-6.5, TABLE-6.7, TABLE-6.8)', async ({
  browser,
  page,
  server,
}) => {
  const at = await sharedTableAt(server.url, 3)
  const [ben, ann] = await Promise.all(
    [2, 3].map(async () => (await browser.newContext()).newPage()),
  )
  if (!ben || !ann) throw new Error('two more phones')
  await sitAtShared(page, server.url, at)

  await test.step('who comes later waits, reads the menu and chooses; the host lets them in', async () => {
    await scanShared(ben, server.url, at)
    await expect(ben.getByText(`Asked to join table ${at.name}`)).toBeVisible()
    await addPlain(ben, 'Fish ball noodles')
    await ben.reload()
    await expect(ben.getByText(`Asked to join table ${at.name}`)).toBeVisible()
    await letIn(page, /wants to join/)
    await expect(ben.getByText(`Asked to join table ${at.name}`)).toBeHidden()
    await scanShared(ann, server.url, at)
    await letIn(page, /wants to join/)
    await expect(ann.getByRole('banner')).toContainText(at.name)
  })

  await test.step('what one chooses, all see, by whom; a name is read by all', async () => {
    await viewShared(ben)
    await ben.getByRole('button', { name: 'Change my name' }).click()
    await ben.getByLabel('Your name').fill('Ben')
    await ben.getByRole('button', { name: 'Save' }).click()
    await addPlain(page, 'Prawn wonton noodles')
    await viewShared(page)
    await expect(dishesOf(page, 'Ben')).toContainText('Fish ball noodles')
    await addPlain(ann, 'Tomato & egg noodles')
    await viewShared(ann)
    for (const phone of [page, ben, ann])
      for (const dish of ['Prawn wonton noodles', 'Fish ball noodles', 'Tomato & egg noodles'])
        await expect(phone.getByRole('button', { name: `Change ${dish}` })).toBeVisible()
    await expect(
      dishesOf(ann, 'Ben').getByRole('button', { name: /^(Increase|Remove)/ }),
    ).toHaveCount(0)
  })

  await test.step('who orders while Ben chooses is asked, and orders without him; all read the number', async () => {
    await ann.getByRole('button', { name: 'I have chosen' }).click()
    await expect(page.getByText('1 of 3 ready')).toBeVisible()
    await placeOrder(page).click()
    const question = page.getByRole('alertdialog', { name: 'Ben is still choosing' })
    await question.getByRole('button', { name: /^Without Ben · .*\d/ }).click()
    await expect(heading(page)).toBeVisible()
    await expect(heading(ann)).toBeVisible()
    await expect(ben.getByText(/ has placed order /)).toBeVisible()
    await expect(dishesOf(ben, /^Ben/)).toContainText('Fish ball noodles')
    await expect(ben.getByRole('button', { name: 'Change Prawn wonton noodles' })).toHaveCount(0)
  })

  await test.step('each reads what they bear, and pays their own dishes', async () => {
    const owed = page.getByRole('region', { name: 'What each owes' })
    await expect(owed.getByRole('listitem')).toHaveCount(2)
    await owed.getByRole('link', { name: /^Pay my dishes/ }).click()
    await choose(page, 'Credit card')
    await expect(page.getByRole('group', { name: 'Prawn wonton noodles' })).toContainText('1')
    await expect(page.getByRole('group', { name: 'Tomato & egg noodles' })).toContainText('0')
  })
  await Promise.all([ben, ann].map((phone) => phone.context().close()))
})

test('a phone at a shared table goes offline and returns: what it chose is sent, nothing is lost or doubled (TABLE-2.8, TABLE-6.2, TABLE-6.6)', async ({
  page,
  server,
}) => {
  const at = await sharedTableAt(server.url, 4)
  await sitAtShared(page, server.url, at)
  const ben = await new TableGuestClient(server.url, at).join('Ben')
  await letIn(page, 'Ben')
  await expect(page.getByText('Ben wants to join')).toHaveCount(0)
  await ben.enter()
  await addPlain(page, 'Prawn wonton noodles')
  const bringBack = await cutNetwork(page)
  await addPlain(page, 'Fish ball noodles')
  await viewShared(page)
  await expect(page.getByText(/^No connection. This is the table’s cart/)).toBeVisible()
  await expect(page.getByText('1 change of yours is sent once you are connected.')).toBeVisible()
  await ben.add('Egg tarts (2)')
  await bringBack()
  await expect(dishesOf(page, 'Ben')).toContainText('Egg tarts (2)')
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
  await expect(dishesOf(page, /you/).getByRole('listitem')).toHaveCount(2)
})

test('a client of one’s own joins a shared table and chooses beside the app (TABLE-1.1, TABLE-2.1)', async ({
  page,
  server,
}) => {
  const at = await sharedTableAt(server.url, 5)
  const host = await new TableGuestClient(server.url, at).join('Ann')
  await scanShared(page, server.url, at)
  await expect(page.getByText(`Asked to join table ${at.name}`)).toBeVisible()
  const waiting = (await host.guests()).find(({ status }) => status === 'waiting')
  await host.admit(waiting?._id ?? '')
  await expect(page.getByRole('banner')).toContainText(at.name)
  await host.add('Egg tarts (2)')
  await addPlain(page, 'Prawn wonton noodles')
  await viewShared(page)
  await expect(dishesOf(page, 'Ann')).toContainText('Egg tarts (2)')
})

/** Seats the host and a second guest, who has chosen a dish and sees the host's; returns the second one's phone. */
const twoChoosing = async (
  browser: Browser,
  page: Page,
  url: string,
  table: number,
): Promise<Page> => {
  const at = await sharedTableAt(url, table)
  await sitAtShared(page, url, at)
  const ben = await (await browser.newContext()).newPage()
  await scanShared(ben, url, at)
  await letIn(page, /wants to join/)
  await addPlain(page, 'Prawn wonton noodles')
  await addPlain(ben, 'Fish ball noodles')
  await viewShared(ben)
  await expect(ben.getByRole('button', { name: 'Change Prawn wonton noodles' })).toBeVisible()
  return ben
}

test('who leaves a shared table takes nothing of its cart along; the host removes what they had chosen (TABLE-6.1, TABLE-6.14)', async ({
  browser,
  page,
  server,
}) => {
  const ben = await twoChoosing(browser, page, server.url, 6)
  await ben.getByRole('button', { name: 'Change my name' }).click()
  await ben.getByRole('button', { name: 'Leave the table' }).click()
  await expect(ben.getByRole('banner')).toContainText('Takeaway')
  await expect(ben.getByRole('button', { name: /^Change / })).toHaveCount(0)
  await viewShared(page)
  await page.getByRole('button', { name: /^Remove the dishes of/ }).click()
  await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(1)
  await ben.context().close()
})

test('a guest whose dish the host has removed reads so in the cart, until they put it back, also if their phone was away (TABLE-6.3)', async ({
  browser,
  page,
  server,
}) => {
  const ben = await twoChoosing(browser, page, server.url, 10)
  await viewShared(page)
  const remove = () =>
    dishesOf(page, /^(?!.*you)/)
      .getByRole('button', { name: /^Remove Fish ball noodles/ })
      .click()
  await remove()
  await expect(ben.getByText(/^Fish ball noodles was removed by /)).toBeVisible()
  await ben.reload()
  await ben.getByRole('button', { name: 'Put it back' }).click()
  await expect(ben.getByRole('button', { name: 'Change Fish ball noodles' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Fish ball noodles' })).toBeVisible()
  await expect(ben.getByText(/^Fish ball noodles was removed by /)).toBeHidden()
  const bringBack = await cutNetwork(ben)
  await remove()
  await expect(page.getByRole('button', { name: 'Change Fish ball noodles' })).toBeHidden()
  await bringBack()
  await expect(ben.getByText(/^Fish ball noodles was removed by /)).toBeVisible()
  await ben.context().close()
})

test('a phone at a shared table takes a cart that was handed over: it replaces the guest’s own dishes alone, and the table’s cart is sent whole (HANDOFF-4.3, HANDOFF-4.4)', async ({
  browser,
  page,
  server,
}) => {
  const at = await sharedTableAt(server.url, 7)
  await sitAtShared(page, server.url, at)
  const [ben, amy] = await Promise.all(
    [2, 3].map(async () => (await browser.newContext()).newPage()),
  )
  if (!ben || !amy) throw new Error('two more phones')
  await scanShared(ben, server.url, at)
  await letIn(page, /wants to join/)
  await addPlain(page, 'Prawn wonton noodles')
  await addPlain(ben, 'Fish ball noodles')
  await viewShared(page)
  await expect(page.getByRole('button', { name: 'Change Fish ball noodles' })).toBeVisible()
  const link = await sentCart(page)
  await takenBy(amy, link)
  const chosen = amy.getByRole('list', { name: 'What you chose' })
  for (const dish of ['Prawn wonton noodles', 'Fish ball noodles'])
    await expect(chosen).toContainText(dish)
  await amy.getByRole('button', { name: 'Remove Fish ball noodles' }).click()
  await takenBy(ben, await sentCart(amy))
  await ben.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(dishesOf(ben, /you/)).toContainText('Prawn wonton noodles')
  await expect(dishesOf(ben, /you/)).not.toContainText('Fish ball noodles')
  await expect(page.getByRole('button', { name: 'Change Prawn wonton noodles' })).toHaveCount(2)
  await Promise.all([ben, amy].map((phone) => phone.context().close()))
})

test('three phones and a kiosk: the kiosk takes the cart of the whole table, and a guest takes it back, whose own dishes it replaces; others’ dishes stay (HANDOFF-4.4, HANDOFF-4.6)', async ({
  browser,
  page,
  server,
}) => {
  const ben = await twoChoosing(browser, page, server.url, 9)
  const ann = await (await browser.newContext()).newPage()
  await scanShared(ann, server.url, await sharedTableAt(server.url, 9))
  await letIn(page, /wants to join/)
  await addPlain(ann, 'Tomato & egg noodles')
  await viewShared(ann)
  const all = ['Prawn wonton noodles', 'Fish ball noodles', 'Tomato & egg noodles']
  for (const dish of all)
    await expect(ann.getByRole('button', { name: `Change ${dish}` })).toBeVisible()
  const kiosk = await openKiosk(browser, server.url, kioskLooks.stele, {}, sharingShop._id)
  await scan(kiosk, await sentCart(ann))
  await passToCheck(kiosk)
  for (const dish of all)
    await expect(kiosk.getByRole('listitem').filter({ hasText: dish }).first()).toBeVisible()
  await kiosk.getByRole('button', { name: 'Continue on your phone' }).click()
  const link = await readQrCode(kiosk.getByRole('img', { name: 'Scan with your phone' }))
  await takenBy(ann, link)
  await ann.getByRole('button', { name: 'Replace', exact: true }).click()
  for (const dish of all) await expect(dishesOf(ann, /you/)).toContainText(dish)
  await expect(touch(kiosk)).toBeEnabled()
  for (const [dish, count] of [
    ['Prawn wonton noodles', 2],
    ['Fish ball noodles', 2],
    ['Tomato & egg noodles', 1],
  ] as const)
    await expect(ben.getByRole('button', { name: `Change ${dish}` })).toHaveCount(count)
  await expect(dishesOf(ben, /you/)).not.toContainText('Tomato & egg noodles')
  await Promise.all([ben, ann, kiosk].map((one) => one.context().close()))
})

test('staff bring another table here, whose guest chooses on in one cart; the host leaves, who came next lets others in, and once all have chosen one order has it all (TABLE-1.6, TABLE-3.5, TABLE-5.1)', async ({
  browser,
  page,
  server,
}) => {
  const { url } = server
  const [here, there] = [await sharedTableAt(url, 11), await sharedTableAt(url, 12)]
  const ben = await twoChoosing(browser, page, url, 11)
  const [ann, eve] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ]
  await sitAtShared(ann, url, there)
  await addPlain(ann, 'Tomato & egg noodles')
  const [from, into] = [await sessionOf(ann), await sessionOf(page)]
  await new Owner(url).signIn().then((owner) => owner.merge(from, into))
  await expect(ann.getByRole('banner')).toContainText(here.name)
  await viewShared(ann)
  const dishes = ['Prawn wonton noodles', 'Fish ball noodles', 'Tomato & egg noodles']
  for (const phone of [ann, ben])
    for (const dish of dishes)
      await expect(phone.getByRole('button', { name: `Change ${dish}` })).toBeVisible()

  await viewShared(page)
  await page.getByRole('button', { name: 'Change my name' }).click()
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await expect(page.getByRole('banner')).toContainText('Takeaway')
  await scanShared(eve, url, here)
  await letIn(ben, /wants to join/)
  await expect(eve.getByRole('banner')).toContainText(here.name)
  await addPlain(eve, 'Fish ball noodles')
  await viewShared(eve)
  await dishesOf(ann, /you/).getByRole('button', { name: 'Increase quantity' }).click()
  await expect(dishesOf(ben, /^(?!.*you)/).filter({ hasText: 'Tomato' })).toContainText('2')

  for (const phone of [ben, ann, eve])
    await phone.getByRole('button', { name: 'I have chosen' }).click()
  await expect(eve.getByText('3 of 3 ready')).toBeVisible()
  await placeOrder(eve).click()
  for (const phone of [ben, ann, eve]) {
    await expect(heading(phone)).toBeVisible()
    for (const dish of dishes) await expect(phone.getByRole('main')).toContainText(dish)
  }
  await Promise.all([ben, ann, eve].map((phone) => phone.context().close()))
})

test('staff close a table while two choose: each reads so, with the dishes of theirs that nobody has ordered, also after a reload (TABLE-6.15)', async ({
  browser,
  page,
  server,
}) => {
  const ben = await twoChoosing(browser, page, server.url, 8)
  const session = await sessionOf(page)
  const owner = await new Owner(server.url).signIn()
  const notOrdered = ben.getByText(/Of your dishes these were not ordered: 1 × Fish ball noodles\./)
  await owner.change('tableSessions', session, { status: 'toPay' })
  await expect(ben.getByText('The bill of this table is being settled')).toBeVisible()
  await expect(notOrdered).toBeVisible()
  await owner.change('tableSessions', session, { status: 'ongoing' })
  await expect(ben.getByRole('button', { name: 'Change Fish ball noodles' })).toBeVisible()
  await expect(notOrdered).toBeHidden()
  // A phone that was away reads it when it returns.
  const bringBack = await cutNetwork(ben)
  await owner.change('tableSessions', session, { status: 'void' })
  await expect(page.getByText('This table was closed')).toBeVisible()
  await bringBack()
  await expect(ben.getByText('This table was closed')).toBeVisible()
  await expect(notOrdered).toBeVisible()
  await expect(ben.getByRole('heading', { name: 'The cart of this table is closed' })).toBeVisible()
  await expect(ben.getByText('Your cart is empty')).toBeHidden()
  await expect(page.getByText(/were not ordered: 1 × Prawn wonton noodles\./)).toBeVisible()
  for (const _reload of [1, 2, 3]) {
    await ben.reload()
    await expect(notOrdered).toBeVisible()
  }
  const closed = ben.getByRole('status').filter({ has: notOrdered })
  await closed.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(notOrdered).toBeHidden()
  await ben.reload()
  await expect(ben.getByRole('main')).toBeVisible()
  await expect(notOrdered).toHaveCount(0)
  await ben.context().close()
})
