import { addPlain, choose, placeOrder, sitDown, takeAwayMenu, viewCart } from '../story/diner.ts'
import { loseNextResponse } from '../story/lost-response.ts'
import { join } from '../story/member.ts'
import { cutNetwork } from '../story/network.ts'
import { Owner } from '../story/owner.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test('a member pays a table’s bill from the balance: refused offline, paid once if the response is lost (PAY-1.5)', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  const loseAnswer = await loseNextResponse(page, 'tableSessions/payByBalance')
  await sitDown(page, server.url, 11)
  const { email } = await join(page, server.url, 'Ah')
  await owner.giveBalance(email, 320)
  await page.goto(`${server.url}/browse`)
  await addPlain(page, 'Tomato & egg noodles')
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
  const sheet = page.getByRole('dialog')
  const pay = sheet.getByRole('button', { name: /^Pay \$/ })
  let left = ''

  await test.step('the sheet says the cost and the balance after it', async () => {
    await page.getByRole('button', { name: 'Pay from the balance' }).click()
    const cost = Number((await pay.innerText()).replace('Pay $', ''))
    expect(cost).toBeGreaterThan(80)
    left = (320 - cost).toFixed(2)
    for (const amount of [cost.toFixed(2), '320.00', left])
      await expect(sheet.getByText(`$ ${amount}`, { exact: true })).toBeVisible()
  })

  await test.step('without a network nothing is paid, and the sheet says so', async () => {
    const bringBack = await cutNetwork(page)
    await pay.click()
    await expect(sheet.getByText('There is no connection. Nothing was paid.')).toBeVisible()
    await bringBack()
  })

  await test.step('a lost answer is asked for, also after a reload, and paid once', async () => {
    loseAnswer()
    await pay.click()
    await expect(
      page.getByRole('heading', { name: 'We do not know yet whether it is paid' }),
    ).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: 'Check again' }).click()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveCount(1)
    await page.goto(`${server.url}/member/topUp`)
    await expect(page.getByRole('region', { name: /balance$/ })).toContainText(left)
  })
})

test('an insufficient balance pays a part, and leads to a top-up and back', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  await sitDown(page, server.url, 10)
  const { email } = await join(page, server.url, 'Bo')
  await page.goto(`${server.url}/browse`)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await placeOrder(page).click()
  const open = page.getByRole('button', { name: 'Pay from the balance' })
  const sheet = page.getByRole('dialog')

  await test.step('with nothing there is no button to pay, but one to top up', async () => {
    await open.click()
    await expect(sheet.getByText('Missing', { exact: true })).toBeVisible()
    await expect(sheet.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0)
    await sheet.getByRole('link', { name: 'Top up first' }).click()
    await page.getByRole('button', { name: /^Top up ·/ }).click()
    await expect(page.getByText('Please pay at the counter')).toBeVisible()
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
  })

  await test.step('a part is paid from what there is, the rest stays to be paid', async () => {
    await owner.giveBalance(email, 20)
    await page.reload()
    await open.click()
    await sheet.getByRole('button', { name: 'Pay $ 20.00' }).click()
    await expect(sheet.getByText('Paid. Thank you!')).toBeVisible()
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Still to pay')).toBeVisible()
  })
})

test('take-away paid from the balance: if the response is lost, the order’s screen checks again', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  const loseAnswer = await loseNextResponse(page, 'tableSessions/payByBalance')
  await takeAwayMenu(page, server.url)
  const { email } = await join(page, server.url, 'Chi')
  await owner.giveBalance(email, 300)
  await page.goto(`${server.url}/browse`)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await page.getByLabel('Name', { exact: true }).fill('Chi')
  await choose(page, 'Stored balance')
  loseAnswer()
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  const payments = page.getByRole('list', { name: 'Payments' })
  await expect(payments.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Pay from the balance' })).toHaveCount(0)
})
