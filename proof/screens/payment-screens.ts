import type { Page } from '@playwright/test'
import { choosing, paying } from './payment-states.ts'
import type { Screen } from './screen.ts'

const press = (what: string) => (page: Page) => page.locator(what).click()
const qr = {
  kind: 'qr',
  data: '00020101021226270012hk.com.hkicl020712345675204581253033445406128.505802HK',
  deeplink: 'https://wallet.example/pay',
  expiresTime: new Date(Date.now() + 300_000).toISOString(),
}
const page = { kind: 'redirect', url: 'https://pay.example/1' }
const orders = (change: object) => ({
  orders: [{ seq: 1, number: '12', type: 'takeAway', ...change }],
})
const payUntil = new Date(Date.now() + 720_000).toISOString()
const createTime = new Date(Date.now() - 180_000).toISOString()

const states: readonly Screen[] = [
  { name: 'payment-choose', scene: 'ordersTakeAway', act: choosing() },
  { name: 'payment-choose-table', scene: 'ordered', act: choosing() },
  {
    name: 'payment-choose-share',
    scene: 'ordered',
    act: choosing(press('.pay-part .ui-chip:nth-of-type(2)')),
  },
  {
    name: 'payment-choose-dishes',
    scene: 'ordered',
    act: choosing(press('.pay-part .ui-chip:nth-of-type(3)')),
  },
  {
    name: 'payment-card',
    scene: 'ordersTakeAway',
    act: paying({ page: 'card', attempt: { next: page } }),
  },
  {
    name: 'payment-qr',
    scene: 'ordersTakeAway',
    act: paying({ page: 'qr', attempt: { next: qr } }),
  },
  {
    name: 'payment-reader',
    scene: 'ordersTakeAway',
    act: paying({ page: 'reader', attempt: { next: { kind: 'reader', name: 'Counter 1' } } }),
  },
  { name: 'payment-asking', scene: 'ordersTakeAway', act: paying({ page: 'result' }) },
  {
    name: 'payment-paid',
    scene: 'ordersTakeAway',
    act: paying({
      page: 'result',
      attempt: { status: 'paid', last4: '4242' },
      bill: { outstanding: 0 },
    }),
  },
  {
    name: 'payment-paid-part',
    scene: 'ordered',
    act: paying({ page: 'result', attempt: { status: 'paid' }, bill: { outstanding: 40 } }),
  },
  {
    name: 'payment-paid-elsewhere',
    scene: 'ordersTakeAway',
    act: paying({ page: 'result', attempt: { status: 'paid' }, isOtherBrowser: true }),
  },
  {
    name: 'payment-failed',
    scene: 'ordersTakeAway',
    act: paying({ page: 'result', attempt: { status: 'failed' } }),
  },
  {
    name: 'payment-cancelled',
    scene: 'ordersTakeAway',
    act: paying({
      page: 'result',
      attempt: { status: 'cancelled' },
      bill: orders({ status: 'toPay', createTime, payUntil }),
    }),
  },
  {
    name: 'payment-code-expired',
    scene: 'ordersTakeAway',
    act: paying({ page: 'result', attempt: { status: 'expired', next: qr } }),
  },
  {
    name: 'payment-deadline',
    scene: 'ordersTakeAway',
    act: paying({
      page: 'result',
      attempt: { status: 'expired' },
      bill: { status: 'cancelled', ...orders({ status: 'cancelled', createTime, payUntil }) },
    }),
  },
  {
    name: 'payment-returned',
    scene: 'ordersTakeAway',
    act: paying({ page: 'result', attempt: { status: 'surplus' } }),
  },
  {
    name: 'payment-review',
    scene: 'ordersTakeAway',
    act: paying({ page: 'result', attempt: { status: 'review' } }),
  },
]

/** The pages of paying by phone, in each state that they can be in. */
export const paymentScreens: readonly Screen[] = states.map((screen) => ({
  ...screen,
  loads: true,
}))
