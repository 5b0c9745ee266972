import { addPlain, choose, placeOrder, takeAwayMenu, viewCart } from '../story/diner.ts'
import { cardPage, outcome, payByCard } from '../story/payer.ts'
import { hongKong } from '../story/shop.ts'
import { ownerAtSettings } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('an owner adds a test account and a way to pay by screen, and a diner pays by it (PAY-9.10, PAY-9.13)', async ({
  browser,
  page,
  server,
}) => {
  const owner = await ownerAtSettings(browser, server.url, 'accounts')

  await test.step('the account has the settings and secrets of its provider', async () => {
    await owner.getByRole('button', { name: 'New account' }).click()
    const form = owner.getByRole('form', { name: 'New account' })
    await form.getByLabel('Provider', { exact: true }).selectOption('CyberSource')
    await form.getByLabel('Name', { exact: true }).fill('Bank of the lane')
    await form.getByLabel('Profile ID').fill('SB_demo')
    await form.getByLabel('Access key').fill('sbdemoaccesskey')
    await form.getByLabel('Merchant ID').fill('SB_demo')
    await form.getByLabel('REST key ID').fill('sb-demo-rest-key')
    await form.getByLabel('Secret key', { exact: true }).fill('sb-demo-cybersource-secret')
    await form
      .getByLabel('REST shared secret', { exact: true })
      .fill('c2ItZGVtby1jeWJlcnNvdXJjZS1yZXN0LXNlY3JldA==')
    await expect(form.getByLabel('Notification URL', { exact: true })).toHaveValue(
      new RegExp(`^${server.url}/api/payments/notify/[0-9a-f]{24}$`),
    )
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
  })

  await test.step('the provider accepts it', async () => {
    await owner.getByRole('button', { name: 'Test Bank of the lane' }).click()
    await expect(
      owner.getByText('Bank of the lane: the provider accepts this account.'),
    ).toBeVisible()
  })

  await test.step('its secrets are not shown any more', async () => {
    await owner.getByRole('button', { name: 'Edit Bank of the lane' }).click()
    const secret = owner.getByLabel('New: Secret key', { exact: true })
    await expect(secret).toHaveValue('')
    await expect(secret).toHaveAccessibleDescription(/^Ends in cret, since .* set by Vivian Mak$/)
    await owner.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the way to pay says what a bill pays', async () => {
    await owner.getByRole('link', { name: 'Ways to pay' }).click()
    await owner.getByRole('button', { name: 'New way to pay' }).click()
    const form = owner.getByRole('form', { name: 'New way to pay' })
    await form.getByLabel('Name in English').fill('Lane card')
    await form
      .getByLabel('Payment account')
      .selectOption({ label: 'Bank of the lane · No real money' })
    await form.getByLabel(/^Percent of the amount/).fill('2')
    await form.getByLabel(/^Fixed amount/).fill('0.5')
    await expect(form.getByText('A bill of $ 100.00 pays $ 102.50.')).toBeVisible()
    await choose(form, 'Only these shops')
    await choose(form, hongKong.name.find(({ lang }) => lang === 'en')?.value ?? '')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByRole('switch', { name: 'Lane card is offered' })).toBeChecked()
  })

  await test.step('a diner pays by it, and reads that no real money is paid', async () => {
    await takeAwayMenu(page, server.url)
    await addPlain(page, 'Prawn wonton noodles')
    await viewCart(page)
    await page.getByLabel('Name', { exact: true }).fill('Lok')
    await choose(page, 'Lane card')
    await placeOrder(page).click()
    await expect(page.getByText('This is a test: no real money is paid.')).toBeVisible()
    await page.getByRole('button', { name: 'Pay $ 51.50' }).click()
    await expect(cardPage(page)).toBeVisible()
    await payByCard(page)
    await outcome(page, 'Paid. Thank you!')
    await expect(page.getByText('This is a test: no real money is paid.')).toBeVisible()
  })

  await test.step('a paused way to pay is not offered any more', async () => {
    // A switch is as large as what it draws; its input lies on top.
    await owner.getByRole('switch', { name: 'Lane card is offered' }).click()
    await expect(owner.getByRole('switch', { name: 'Lane card is offered' })).not.toBeChecked()
    await takeAwayMenu(page, server.url)
    await addPlain(page, 'Fish ball noodles')
    await viewCart(page)
    await expect(page.locator('label').filter({ hasText: 'Credit card' }).first()).toBeVisible()
    await expect(page.getByText('Lane card')).toHaveCount(0)
  })
})
