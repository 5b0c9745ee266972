import type { Page } from '@playwright/test'

/** A call on the wire: the id of its acknowledgement, its method and its service. */
const call = /^42(\d+)\["(get|find|create)","([\w/]+)"/

type Responses = Readonly<Record<string, unknown>>

/** Responds to calls such as `get paymentAttempts` in place of the server, from the next load of the page on. */
export const responding = async (page: Page, responses: Responses) => {
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const wire = socket.connectToServer()
    socket.onMessage((message) => {
      const [, id, method, path] = call.exec(String(message)) ?? []
      const name = `${method} ${path}`
      if (!Object.hasOwn(responses, name)) return wire.send(message)
      return socket.send(`43${id}${JSON.stringify([null, responses[name]])}`)
    })
  })
}

export const originOf = (page: Page): string => new URL(page.url()).origin

/** Returns the id of the diner's session, as the browser has stored it. */
export const sessionOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const saved = JSON.parse(window.localStorage.getItem('saveInfo') ?? '{}') as {
      session?: string
    }
    return saved.session ?? ''
  })

export const sessionRecord = async (page: Page, id: string): Promise<object> => {
  const response = await page.request.get(`${originOf(page)}/api/tableSessions/${id}`)
  return (await response.json()) as object
}

const named = (en: string, cht: string, chs: string) => [
  { lang: 'en', value: en },
  { lang: 'cht', value: cht },
  { lang: 'chs', value: chs },
]
const methods = [
  {
    _id: 'd'.repeat(24),
    name: named('Credit card', '信用卡', '信用卡'),
    type: 'card',
    call: 'cybersource/redirect/setup',
    surcharge: { percent: 1.5 },
  },
  {
    _id: 'e'.repeat(24),
    name: named('AlipayHK', '支付寶香港', '支付宝香港'),
    type: 'wallet',
    call: 'payments/online',
  },
  {
    _id: 'f'.repeat(24),
    name: named('Pay at the counter', '收銀處付款', '收银台付款'),
    type: 'counter',
  },
]

/** Opens the page that chooses how a bill is paid, at a shop that takes payments by phone. */
export const choosing =
  (change: (page: Page) => Promise<void> = () => Promise.resolve()) =>
  async (page: Page) => {
    await responding(page, { 'find paymentMethods': methods })
    await page.goto(`${originOf(page)}/payment/${await sessionOf(page)}`)
    await page.locator('.pay-methods').waitFor()
    await change(page)
  }

const OWN = 'c'.repeat(24)
const OTHER = 'b'.repeat(24)
const minute = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()

const attempt = (change: object) => ({
  status: 'pending',
  amount: 86,
  tips: 0,
  surcharge: 0,
  charge: 86,
  currency: 'HKD',
  method: 'e'.repeat(24),
  orderNumber: '12',
  createTime: inMinutes(0),
  expiresTime: inMinutes(15),
  ...change,
})

/** Marks the payment as begun by this browser, as its start does. */
const begin = (page: Page, id: string, session: string) =>
  page.evaluate(
    (begun) =>
      new Promise<void>((resolve) => {
        const request = window.indexedDB.open('comanda', 1)
        request.onupgradeneeded = () => {
          request.result.createObjectStore('intentions', { keyPath: 'key' })
        }
        request.onsuccess = () => {
          const writing = request.result.transaction('intentions', 'readwrite')
          writing.objectStore('intentions').put({ ...begun, time: Date.now() })
          writing.oncomplete = () => resolve()
        }
      }),
    { key: `paymentAttempt/${id}`, idempotencyKey: id, payload: { session } },
  )

interface PaymentScene {
  readonly page: 'result' | 'card' | 'qr' | 'reader'
  readonly attempt?: object
  /** What the bill is by then. */
  readonly bill?: object
  readonly isOtherBrowser?: boolean
}

/** Opens a page of a payment in a given state. */
export const paying = (scene: PaymentScene) => async (page: Page) => {
  const session = await sessionOf(page)
  const bill = await sessionRecord(page, session)
  const shop = 'shop' in bill ? bill.shop : undefined
  const _id = scene.isOtherBrowser ? OTHER : OWN
  await responding(page, {
    'find paymentMethods': methods,
    'get paymentAttempts': attempt({ _id, shop, ...scene.attempt }),
    'create tableSessions/updatePayment': { ...bill, ...scene.bill },
  })
  if (!scene.isOtherBrowser) await begin(page, _id, session)
  await page.goto(`${originOf(page)}/payment/${scene.page}/${_id}`)
  await page.locator('.outcome, .pay-code, .reader, .payment-foot').first().waitFor()
}
