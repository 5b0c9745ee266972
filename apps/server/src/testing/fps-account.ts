import { createHmac, randomBytes } from 'node:crypto'
import type { PaymentMethod } from '@comanda/contract'
import type { TestServer } from './test-server.ts'

const secret = 'fps-secret-of-the-tests'
const fpsId = '0000001'

/** A payment method whose provider makes no calls: FPS. */
export interface FpsMethod {
  readonly method: string
  readonly account: string
}

/** Creates a sandbox account of FPS, and a method by it; `own` adds to the method. */
export const makeFpsMethod = async (
  { app }: Pick<TestServer, 'app'>,
  own: Partial<PaymentMethod> = {},
): Promise<FpsMethod> => {
  const [method, account] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')]
  await app.service('paymentAccounts').create({
    _id: account,
    name: 'FPS',
    provider: 'fps',
    mode: 'sandbox',
    settings: { fpsId },
    secrets: { notificationSecret: secret },
  })
  await app.service('paymentMethods').create({
    _id: method,
    name: [{ lang: 'en', value: 'FPS' }],
    type: 'wallet',
    account,
    ...own,
  })
  return { method, account }
}

/** What a bank says of a payment. */
export interface BankPayment {
  readonly reference: string
  readonly transaction: string
  readonly amount: string
  readonly currency?: string
}

/** Sends the bank's notification of a payment; `key` signs it. */
export const notifyFps = (
  { url }: Pick<TestServer, 'url'>,
  { account }: FpsMethod,
  payment: BankPayment,
  key: string = secret,
): Promise<Response> => {
  const body = JSON.stringify({ fpsId, currency: 'HKD', status: 'SETTLED', ...payment })
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
  return fetch(`${url}/api/payments/notify/${account}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fps-signature': `t=${time},v1=${signature}` },
    body,
  })
}
