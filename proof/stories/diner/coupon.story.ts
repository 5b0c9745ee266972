import { join, logIn } from '../story/member.ts'
import { addPlain, choose, placeOrder, takeAwayMenu, viewCart } from '../story/diner.ts'
import { cutNetwork } from '../story/network.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test('take-away with a coupon whose minimum is first missed, then reached (CPN-2.5, SCREEN-1.5)', async ({
  page,
  server,
}) => {
  await takeAwayMenu(page, server.url)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await page.getByRole('button', { name: 'Add a coupon or reward' }).click()
  await choose(page.getByRole('dialog'), 'Code')
  await page.getByLabel('Coupon code').fill('noodles')
  await page.getByRole('button', { name: 'Apply' }).click()
  const coupons = page.getByRole('region', { name: 'Coupons and rewards' })
  await expect(coupons).toContainText('Second bowl at half price')
  await expect(coupons).toContainText('1 more item')

  const bringBack = await cutNetwork(page)
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(coupons).not.toContainText('more item')
  await expect(page.getByRole('region', { name: 'Price' })).toContainText(
    'Second bowl at half price',
  )
  await page.getByLabel('Name', { exact: true }).fill('Chun')
  await placeOrder(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('your cart is safe')
  await page.getByRole('button', { name: 'Back to the cart' }).click()
  await bringBack()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Chun')
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
})

const noodles = 'Second bowl at half price'
const welcome = 'Welcome: 20 % off'

test('entering a code again reports its coupon and adds nothing: for visitors, in the cart, for members', async ({
  page,
  server,
}) => {
  const claim = async (code: string, coupon: string, words: string) => {
    await page.goto(`${server.url}/coupon`)
    await page.getByLabel('Coupon code').fill(code)
    await page.getByRole('button', { name: 'Get it' }).click()
    await expect(page.getByText(words)).toBeVisible()
    const tickets = page.getByRole('main').getByRole('listitem')
    await expect(tickets.filter({ hasText: coupon })).toHaveCount(1)
  }
  await takeAwayMenu(page, server.url)

  await test.step('a visitor', async () => {
    await claim('NOODLES', noodles, `${noodles} is yours.`)
    await claim('noodles', noodles, `You have ${noodles} already.`)
  })

  await test.step('in the cart', async () => {
    await page.goto(`${server.url}/browse`)
    await addPlain(page, 'Fish ball noodles')
    await viewCart(page)
    const coupons = page.getByRole('region', { name: 'Coupons and rewards' })
    const apply = async () => {
      await page.getByRole('button', { name: 'Add a coupon or reward' }).click()
      await choose(page.getByRole('dialog'), 'Code')
      await page.getByLabel('Coupon code').fill('noodles')
      await page.getByRole('button', { name: 'Apply' }).click()
    }
    await apply()
    await expect(coupons.getByRole('listitem')).toHaveCount(1)
    await apply()
    await expect(page.getByText('It is in your cart already')).toBeVisible()
    await expect(coupons.getByRole('listitem')).toHaveCount(1)
    await claim('NOODLES', noodles, `You have ${noodles} already.`)
  })

  await test.step('a member', async () => {
    await join(page, server.url, 'Siu')
    await claim('WELCOME20', welcome, `${welcome} is yours.`)
    await claim('welcome20', welcome, `You have ${welcome} already.`)
    await claim('NOODLES', noodles, `${noodles} is yours.`)
    await claim('noodles', noodles, `You have ${noodles} already.`)
  })
})

test('the cart says what coupons save together, why not the others, and uses them by one tap (CPN-8.1, CPN-8.8)', async ({
  page,
  server,
}) => {
  await logIn(page, server.url)
  await takeAwayMenu(page, server.url)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  const more = page.getByRole('button', { name: 'Increase quantity' })
  for (let bowl = 0; bowl < 3; bowl++) await more.click()
  const coupons = page.getByRole('region', { name: 'Coupons and rewards' })
  const line = coupons.getByRole('button', {
    name: /^Save \$ ?[\d.]+ with 2 of your \d coupons$/,
  })
  await line.click()
  const sheet = page.getByRole('dialog', { name: 'Which coupons to use' })
  await expect(sheet.getByRole('region', { name: 'Pay least' })).toContainText(noodles)
  await expect(sheet.getByRole('region', { name: 'Your other coupons' })).toContainText(
    'Needs a dish that is not in your cart',
  )
  await sheet.getByRole('button', { name: 'Use: Pay least' }).click()
  await expect(coupons).toContainText('$25 off')
  await expect(coupons).toContainText(noodles)
  await expect(line).toBeHidden()
})
