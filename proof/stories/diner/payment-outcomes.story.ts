import type { Page } from '@playwright/test'
import { languages } from '../../screens/looks.ts'
import { speak } from '../../screens/open-screen.ts'
import { looksAtAll } from '../../screens/what-differs.ts'
import { choose } from '../story/diner.ts'
import { Gateway } from '../story/gateway.ts'
import { passExpiry } from '../story/passing-time.ts'
import { orderByCard, payByCard } from '../story/payer.ts'
import { expect, test } from '../story/test.ts'

/** The words of each outcome in `en`, `zh-hk` and `zh-cn`. */
const words = {
  asking: [
    'We are asking the bank. Please do not pay again.',
    '正在向銀行查詢，請勿重複付款。',
    '正在向银行查询，请勿重复付款。',
  ],
  paid: ['Paid. Thank you!', '付款成功，多謝！', '付款成功，谢谢！'],
  failed: [
    'Payment Fail. Transaction unsuccessful, nothing was charged.',
    '付款失敗。交易未能完成，沒有扣款。',
    '付款失败。交易未完成，没有扣款。',
  ],
  cancelled: [
    /^You cancelled. Nothing was charged; we keep your order until/,
    /^你已取消，沒有扣款；訂單保留至/,
    /^您已取消，没有扣款；订单保留至/,
  ],
  part: ['$ 25.00 goes back the way it came.', '$ 25.00 會原路退回。', '$ 25.00 将原路退回。'],
  review: [
    'This payment is being checked. Please do not pay again.',
    '付款正在核實，請勿重複付款。',
    '付款正在核实，请勿重复付款。',
  ],
  expired: ['This code has expired.', '付款碼已過期。', '付款码已过期。'],
} as const

/** Reads an outcome in every language, in one loading of the page each. */
const expectWords = async (page: Page, url: string, outcome: keyof typeof words) => {
  await expect(page).toHaveURL(/\/payment\/result\//)
  for (const [index, language] of (looksAtAll ? languages : ['en']).entries()) {
    await speak(page.context(), url, language)
    await page.reload()
    const text = words[outcome][index] ?? 'a language without words'
    await expect(page.getByRole('status').getByRole('heading', { name: text })).toBeVisible()
  }
  await speak(page.context(), url, 'en')
}

test(
  'an unknown outcome and the success, as the gateway comes to them, in three languages (PAY-8.8)',
  { tag: '@all' },
  async ({ page, server }) => {
    await orderByCard(page, server.url, 'Ada')
    const gateway = Gateway.at(page)
    const reference = await gateway.fault('late')
    await payByCard(page)
    await page.goto(`${server.url}/payment/result/${reference}`)
    await expectWords(page, server.url, 'asking')
    await gateway.release(reference)
    await expectWords(page, server.url, 'paid')
  },
)

for (const [outcome, number] of [
  ['failed', '4000 0000 0000 0002'],
  ['part', '4000 0000 0000 0119'],
  ['review', '4000 0000 0000 9235'],
] as const)
  test(
    `a card that comes to “${words[outcome][0]}” says so in three languages (PAY-8.8)`,
    { tag: '@all' },
    async ({ page, server }) => {
      await orderByCard(page, server.url, 'Bo')
      await payByCard(page, number)
      await expectWords(page, server.url, outcome)
    },
  )

test('cancelled on the bank’s page, then a code whose time is over, each in its words (PAY-8.6, PAY-8.8)', async ({
  page,
  server,
}) => {
  await orderByCard(page, server.url, 'Cy')
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expectWords(page, server.url, 'cancelled')
  await page.reload()
  await page.getByRole('link', { name: 'Try again' }).click()
  await choose(page, 'WeChat Pay')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('img', { name: 'Payment code' })).toBeVisible()
  await passExpiry(server, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await expectWords(page, server.url, 'expired')
})
