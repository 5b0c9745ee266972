import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentMethod } from '@comanda/contract'
import { signedForm } from '../payments/cybersource/payment-form.ts'
import { parsedJson, textAt } from '../payments/message-fields.ts'
import type { TestServer } from './test-server.ts'

const secretKey = 'cybersource-secret-of-the-tests'
const settings = {
  profileId: 'PROFILE1',
  accessKey: 'ACCESSKEY1',
  merchantId: 'merchant',
  keyId: 'key',
}

/** What a card did at the provider. */
export interface CardTransaction {
  readonly transaction: string
  /** The attempt. */
  readonly reference: string
  readonly decision: 'ACCEPT' | 'DECLINE'
  /** 100: all of it, 110: a part, 203: declined. */
  readonly reason: '100' | '110' | '203'
  readonly amount: string
  readonly currency: string
}

/** CyberSource as a test tells it to be: what it has taken, it says when it is queried, and it takes every refund. */
export interface ScriptedCards {
  readonly url: string
  /** What it has taken; a test adds to it. */
  readonly taken: CardTransaction[]
  /** Whether its calls fail. */
  isAway: boolean
  close(): void
}

const summaryOf = ({ transaction, reference, reason, amount, currency }: CardTransaction) => ({
  id: transaction,
  submitTimeUtc: new Date().toISOString(),
  merchantId: settings.merchantId,
  applicationInformation: {
    applications: ['ics_auth', 'ics_bill'].map((name) => ({ name, reasonCode: reason })),
  },
  clientReferenceInformation: { code: reference },
  orderInformation: { amountDetails: { totalAmount: amount, currency } },
})

/** Starts it. Its address is the server's `paymentSandboxUrl`. */
export const startScriptedCards = async (): Promise<ScriptedCards> => {
  const taken: CardTransaction[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const query = textAt(parsedJson(Buffer.concat(chunks).toString()), 'query') ?? ''
      const reference = query.split(':')[1] ?? ''
      const found = taken.filter((one) => one.reference === reference).map(summaryOf)
      const isSearch = request.url === '/tss/v2/searches'
      response.statusCode = cards.isAway ? 500 : 201
      response.setHeader('content-type', 'application/json')
      const done = { id: randomBytes(8).toString('hex'), status: 'PENDING' }
      const said = isSearch ? { _embedded: { transactionSummaries: found } } : done
      response.end(JSON.stringify(said))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const cards: ScriptedCards = {
    url: `http://127.0.0.1:${port}`,
    taken,
    isAway: false,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  return cards
}

/** A method by it; `own` adds to the method. */
export const makeCardMethod = async (
  { app }: Pick<TestServer, 'app'>,
  own: Partial<PaymentMethod> = {},
): Promise<{ readonly method: string; readonly account: string }> => {
  const [method, account] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')]
  await app.service('paymentAccounts').create({
    _id: account,
    name: 'Cards',
    provider: 'cybersource',
    mode: 'sandbox',
    settings,
    secrets: { secretKey, sharedSecret: 'c2hhcmVkLXNlY3JldA==' },
  })
  const name = [{ lang: 'en' as const, value: 'Card' }]
  await app.service('paymentMethods').create({ _id: method, name, type: 'card', account, ...own })
  return { method, account }
}

/** Sends the provider's notification of a transaction. */
export const notifyCard = (
  { url }: Pick<TestServer, 'url'>,
  account: string,
  { transaction, reference, decision, reason, amount, currency }: CardTransaction,
): Promise<Response> => {
  const reply = {
    decision,
    reason_code: reason,
    transaction_id: transaction,
    req_reference_number: reference,
    req_profile_id: settings.profileId,
    req_access_key: settings.accessKey,
    req_currency: currency,
    auth_amount: amount,
    signed_field_names: '',
  }
  const fields = signedForm(Object.entries(reply), secretKey)
  return fetch(`${url}/api/payments/notify/${account}`, {
    method: 'POST',
    body: new URLSearchParams(Object.fromEntries(fields)),
  })
}
