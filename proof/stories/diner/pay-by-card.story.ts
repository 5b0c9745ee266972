import { addPlain, choose, placeOrder, takeAwayMenu, viewCart } from '../story/diner.ts'
import { Gateway } from '../story/gateway.ts'
import { cardPage, orderByCard, outcome, payByCard } from '../story/payer.ts'
import { Phone } from '../story/phone.ts'
import { expect, test } from '../story/test.ts'

test('take-away by card: Back, reload and a second tab never pay twice (PAY-8.5)', async ({
  page,
  server,
}) => {
  await orderByCard(page, server.url, 'Wing')

  await test.step('Back leads to choices, and does not go on by itself', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'You have not finished paying' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You have not finished paying' })).toBeVisible()
    await page.getByRole('button', { name: /^Continue/ }).click()
  })

  await test.step('a second tab asks for the outcome', async () => {
    await expect(cardPage(page)).toBeVisible()
    const tab = await page.context().newPage()
    await tab.goto(`${server.url}/browse`)
    await tab.getByRole('link', { name: 'Check again' }).click()
    await outcome(tab, 'We are asking the bank. Please do not pay again.')
    await payByCard(page)
    await outcome(page, 'Paid. Thank you!')
    await outcome(tab, 'Paid. Thank you!')
    await tab.close()
  })

  await test.step('after a reload it is still paid, and nothing more is to pay', async () => {
    await page.reload()
    await outcome(page, 'Paid. Thank you!')
    await page.getByRole('link', { name: 'See your order' }).click()
    const payments = page.getByRole('list', { name: 'Payments' })
    await expect(payments.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('link', { name: /^Pay \$/ })).toHaveCount(0)
  })
})

test('the bank asks for a code: Back after it leads to the paid order, and sends no form again', async ({
  page,
  server,
}) => {
  await orderByCard(page, server.url, 'Bo')
  await payByCard(page, '4000 0000 0000 3220')
  await page.getByLabel('Code (1234)').fill('1234')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await outcome(page, 'Paid. Thank you!')
  await page.goBack()
  await outcome(page, 'Paid. Thank you!')
})

test('a declined card says so, and another is paid with', async ({ page, server }) => {
  await takeAwayMenu(page, server.url)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await page.getByLabel('Name', { exact: true }).fill('Ah')
  await choose(page, 'Credit card')
  await placeOrder(page).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await payByCard(page, '4000 0000 0000 0002')
  await outcome(page, /^Payment Fail/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await payByCard(page)
  await outcome(page, 'Paid. Thank you!')
})

test('the browser is closed on the bank’s page: opened again, the app tells that it is paid, and nothing is charged again', async ({
  server,
}, testInfo) => {
  const closed = await Phone.start(testInfo)
  await orderByCard(closed.page, server.url, 'Lo')
  const gateway = Gateway.at(closed.page)
  const bank = closed.page.url()
  const reference = await gateway.fault('notify-only')
  await closed.close()
  // The bank takes the money after the payer has confirmed in its app.
  await gateway.pay(reference)

  const phone = await Phone.start(testInfo)
  const { page } = phone
  await page.goto(`${server.url}/browse`)
  await expect(page.getByText('There is news of your payment')).toBeVisible()
  await page.getByRole('link', { name: 'See it' }).click()
  await outcome(page, 'Paid. Thank you!')
  await page.getByRole('link', { name: 'See your order' }).click()
  const payments = page.getByRole('list', { name: 'Payments' })
  await expect(payments.getByRole('listitem')).toHaveCount(1)
  await page.goto(bank)
  await expect(cardPage(page)).toHaveCount(0)
  await page.goto(`${server.url}/payment/card/${reference}`)
  await outcome(page, 'Paid. Thank you!')
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(payments.getByRole('listitem')).toHaveCount(1)
  await phone.close()
})

test('the bank does not know for a while: the app asks it, and tells the end by itself (PAY-8.3)', async ({
  page,
  server,
}) => {
  await orderByCard(page, server.url, 'Mui')
  const gateway = Gateway.at(page)
  const reference = await gateway.fault('late')
  await payByCard(page)
  await page.goto(`${server.url}/payment/result/${reference}`)
  await outcome(page, 'We are asking the bank. Please do not pay again.')
  await gateway.release(reference)
  await outcome(page, 'Paid. Thank you!')
})

test(
  'a payment that was replaced by another is paid in the end, too: its money goes back (PAY-8.8)',
  { tag: '@all' },
  async ({ page, server }) => {
    await orderByCard(page, server.url, 'Ng')
    const gateway = Gateway.at(page)
    const bank = page.url()
    const reference = await gateway.fault('pay-after-close')

    await test.step('another way is paid with', async () => {
      await page.goBack()
      await page.getByRole('link', { name: 'Pay another way' }).click()
      await choose(page, 'WeChat Pay')
      await page.getByRole('button', { name: /^Pay \$/ }).click()
      await expect(page.getByRole('img', { name: 'Payment code' })).toBeVisible()
      await gateway.pay(await gateway.newest())
      await outcome(page, 'Paid. Thank you!')
    })

    await test.step('the bank’s first page takes the money all the same, and it goes back', async () => {
      const tab = await page.context().newPage()
      await tab.goto(bank)
      await payByCard(tab)
      await outcome(tab, '$ 50.00 goes back the way it came.')
      await tab.goto(`${server.url}/payment/result/${reference}`)
      await outcome(tab, '$ 50.00 goes back the way it came.')
      await tab.close()
    })
  },
)
