import { passDeadline } from '../story/passing-time.ts'
import { cardPage, orderByCard, outcome, payByCard } from '../story/payer.ts'
import { Gateway } from '../story/gateway.ts'
import { expect, test } from '../story/test.ts'

test('not paid in time: the order is cancelled and says so; paid all the same, the money goes back (PAY-4.5, PAY-8.8, PAY-10.2)', async ({
  page,
  server,
}) => {
  await orderByCard(page, server.url, 'Fong')
  const bank = page.url()
  const reference = await Gateway.at(page).newest()

  await test.step('the payer comes back when the time is over', async () => {
    await passDeadline(server, reference)
    await page.goBack()
    await outcome(page, /^Not paid within 15 minutes, so the order was cancelled/)
    await page.reload()
    await outcome(page, /^Not paid within 15 minutes, so the order was cancelled/)
    await page.getByRole('link', { name: 'See your order' }).click()
    await expect(page.getByText('Cancelled').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Pay \$/ })).toHaveCount(0)
  })

  await test.step('the bank takes the money after all', async () => {
    await page.goto(bank)
    await expect(cardPage(page)).toBeVisible()
    await payByCard(page)
    await outcome(page, '$ 50.00 goes back the way it came.')
  })
})
