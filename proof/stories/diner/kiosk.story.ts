import type { Page } from '@playwright/test'
import {
  choose,
  ownClock,
  paired,
  scan,
  shownNumber,
  toPay,
  touch,
  traces,
} from '../story/kiosk.ts'
import { toOffer } from '../story/kiosk-walk.ts'
import { pressOn } from '../story/keyboard.ts'
import { join, type MemberAccount } from '../story/member.ts'
import { remembered } from '../story/page-memory.ts'
import { changeSettings, openKiosk } from '../story/paired-device.ts'
import { kioskLooks } from '../../screens/looks.ts'
import { hongKong, staffAccount } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

/** Makes a call of the server, as another device would. */
const call = async (url: string, path: string, data: object, token?: string) => {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(data),
  })
  return (await response.json()) as Readonly<Record<string, string>>
}

/** Returns the code that a member's phone shows. */
const memberCode = async (url: string, { email, password }: MemberAccount): Promise<string> => {
  const { accessToken } = await call(url, 'authentication', { strategy: 'local', email, password })
  const { code = '' } = await call(url, 'users/qrCode', {}, accessToken)
  return code
}

/** What no page has but that of the guest who typed it. */
const remark = 'Quxolotl'

/** Takes the food away, in Chinese, and adds a dish with the remark. */
const typeRemark = async (kiosk: Page) => {
  await expect(touch(kiosk)).toBeEnabled()
  await kiosk.getByRole('button', { name: '繁體中文' }).click()
  await kiosk.locator('.mode').first().click()
  await kiosk.getByRole('button', { name: '鮮蝦雲吞麵', exact: true }).click()
  await kiosk.getByRole('textbox').pressSequentially(remark, { delay: 50 })
  await kiosk.getByRole('button', { name: /^加入/ }).click()
  await expect(kiosk.locator('.cart-bar-link')).toBeVisible()
}

/** How long nobody may touch a kiosk before it warns, in seconds; ten more until the visit ends. */
const idle = (warn: number) => ({ idle: { warn, reset: warn + 10 } })

test('KIOSK-1.1, KIOSK-1.2, KIOSK-1.7: a manager pairs the screen that shows the same sign; KIOSK-3.2, KIOSK-3.3: a touch leads to a number, and nothing of the guest remains', async ({
  browser,
  server,
}) => {
  const { kiosk } = await paired(browser, server.url, 'Door')
  const before = await traces(kiosk)
  await choose(kiosk, 'Prawn wonton noodles')
  await toPay(kiosk)
  await kiosk.getByRole('button', { name: 'Pay at the counter' }).click()
  await expect(shownNumber(kiosk)).toBeVisible()
  await expect(kiosk.getByText(/Please pay .*50\.00 at the counter now/)).toBeVisible()
  await kiosk.getByRole('button', { name: 'Done' }).click()
  await expect(touch(kiosk)).toBeEnabled()
  expect(await traces(kiosk)).toEqual(before)
  expect(before).toMatchObject({ local: ['posDevice'], tab: [], databases: [], caches: [] })
  expect(before.cookie).toBe('')
})

test('KIOSK-2.2, KIOSK-4.1: a visit that somebody left ends after 70 s, in the language it began in, with nothing left', async ({
  browser,
  server,
}) => {
  const { kiosk } = await paired(browser, server.url, 'Window')
  const before = await traces(kiosk)
  await ownClock(kiosk)
  await typeRemark(kiosk)
  await kiosk.keyboard.press('Shift')
  await kiosk.clock.fastForward(61_000)
  await expect(kiosk.getByRole('alertdialog')).toBeVisible()
  await kiosk.clock.fastForward(11_000)
  await expect(touch(kiosk)).toBeEnabled()
  expect(await traces(kiosk)).toEqual(before)
})

test('KIOSK-4.1: a remark that somebody typed and left is in the memory of the page until the visit ends, and not after', async ({
  browser,
  server,
}) => {
  // The memory of the page is read twice, and time is its own: a clock that is set keeps what began its timers.
  test.setTimeout(240_000)
  const kiosk = await openKiosk(browser, server.url, kioskLooks.stele, idle(590))
  await typeRemark(kiosk)
  expect(await remembered(kiosk, [remark])).toEqual([remark])
  // However long that took, the shortest time begins now.
  await changeSettings(kiosk, server.url, idle(20))
  await expect(kiosk.getByRole('alertdialog')).toBeVisible({ timeout: 60_000 })
  await expect(touch(kiosk)).toBeEnabled({ timeout: 30_000 })
  expect(await remembered(kiosk, [remark])).toEqual([])
})

test('KIOSK-9.4: a kiosk that a manager removes shows a new code at once, in the middle of a visit', async ({
  browser,
  server,
}) => {
  const { kiosk, staff } = await paired(browser, server.url, 'Gone')
  await touch(kiosk).click()
  const card = staff.getByRole('listitem', { name: 'Gone' })
  await card.getByRole('button', { name: 'Remove' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(card).toHaveCount(0)
  await expect(kiosk.getByRole('status')).toHaveText(/^\d{4} \d{4}$/)
})

test('KIOSK-5.1 to 5.3, KIOSK-3.5 to 3.7: a scanner reads a coupon’s code early, and a member’s at its step, whose order it is', async ({
  browser,
  page,
  server,
}) => {
  const { kiosk } = await paired(browser, server.url, 'Scanner')
  const member = await join(page, server.url, 'Xanthippe')
  const code = await memberCode(server.url, member)
  await choose(kiosk, 'Prawn wonton noodles')
  await scan(kiosk, 'NOODLES')
  await expect(kiosk.getByText('The coupon is in your order')).toBeVisible()
  await toOffer(kiosk)
  await kiosk.getByRole('button', { name: 'No, thanks' }).click()
  await expect(
    kiosk.getByRole('heading', { name: 'Do you have a member’s code or a coupon?' }),
  ).toBeVisible()
  await scan(kiosk, code)
  await expect(kiosk.getByText('Your member’s code was read')).toBeVisible()
  await expect(kiosk.getByText('For Xanthippe')).toBeVisible()
  await kiosk.getByRole('button', { name: 'Continue' }).click()
  await kiosk.getByRole('button', { name: /^Pay / }).click()
  await kiosk.getByRole('button', { name: 'Pay at the counter' }).click()
  const heading = shownNumber(kiosk)
  await expect(heading).toBeVisible()
  const number = await heading.innerText()
  await kiosk.getByRole('button', { name: 'Done' }).click()
  await expect(touch(kiosk)).toBeEnabled()
  expect(await remembered(kiosk, ['Xanthippe', code])).toEqual([])
  const { accessToken } = await call(server.url, 'authentication', {
    strategy: 'local',
    ...staffAccount('manager'),
  })
  const read = async (path: string): Promise<unknown> =>
    (
      await fetch(`${server.url}/api/${path}`, {
        headers: { authorization: `Bearer ${accessToken}` },
      })
    ).json()
  const orders = (await read(`orders?shop=${hongKong._id}&number=${number}`)) as {
    readonly data: readonly { readonly session: string }[]
  }
  const [own] = orders.data
  expect(await read(`tableSessions/${own?.session}`)).toMatchObject({
    source: 'kiosk',
    user: expect.stringMatching(/^[0-9a-f]{24}$/),
  })
})

test('KIOSK-7.4, KIOSK-7.10: a guest orders by the keyboard alone, in large letters, which end with them', async ({
  browser,
  server,
}) => {
  const kiosk = await openKiosk(browser, server.url, kioskLooks.stele)
  const press = (name: string | RegExp, role: 'button' | 'link' = 'button') =>
    pressOn(kiosk, kiosk.getByRole(role, { name }))
  const page = kiosk.locator('html')
  await press('Accessibility')
  await pressOn(kiosk, kiosk.getByRole('checkbox', { name: /^Large/ }), 'Space')
  await kiosk.keyboard.press('Escape')
  await expect(page).toHaveAttribute('data-large')
  await press('Touch to order')
  await press(/^Take away/)
  await press('Add Prawn wonton noodles')
  await press(/^View cart/, 'link')
  await press('No, thanks')
  await press('No')
  await press(/^Pay /)
  await press('WeChat Pay')
  await expect(kiosk.getByRole('img', { name: 'Payment code' })).toBeVisible()
  await press('Do not pay this way')
  await press('Another way')
  await press(/^Pay at the counter/)
  await expect(kiosk.getByRole('heading', { name: /^Your number is \d+/ })).toBeVisible()
  await press('Done')
  await expect(touch(kiosk)).toBeEnabled()
  await expect(page).not.toHaveAttribute('data-large')
})
