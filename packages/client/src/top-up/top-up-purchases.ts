import type { CreateSessionResult } from '@comanda/contract'
import type { Authentication } from '../authentication/authentication.ts'
import type { Connection } from '../connection/connection.ts'
import { jsonObject } from '../json/json-object.ts'
import { weakMemo } from '../store/weak-memo.ts'
import type { Intentions } from '../submission/intentions.ts'
import type { Submission, SubmissionState } from '../submission/submission.ts'
import { createSubmissions } from '../submission/submissions.ts'

/** A product of a shop that credits the balance of its buyer. */
export interface TopUpPurchase {
  readonly shop: string
  readonly product: string
}

export type TopUpPurchaseState = SubmissionState<TopUpPurchase, CreateSessionResult>

interface BuyingClient {
  readonly connection: Pick<Connection, 'service' | 'status'>
  readonly authentication: Pick<Authentication, 'state'>
  readonly intentions: Intentions
}

const LINE_ID_LENGTH = 8

const isPurchase = (saved: unknown): saved is TopUpPurchase => {
  const { shop, product } = jsonObject(saved)
  return typeof shop === 'string' && typeof product === 'string'
}

/** Returns the signed-in member's purchase of a product; the same object for the same product. */
export type TopUpPurchases = (product: string) => Submission<TopUpPurchase, CreateSessionResult>

/** Returns a client's purchases. */
export const topUpPurchases = weakMemo((client: BuyingClient): TopUpPurchases => {
  const { connection, authentication, intentions } = client
  const submissions = createSubmissions<TopUpPurchase, CreateSessionResult>({
    connection,
    intentions,
    isPayload: isPurchase,
    send: ({ shop, product }, idempotencyKey) =>
      connection.service('tableSessions/create').create({
        type: 'topUp',
        shop,
        cart: [{ id: idempotencyKey.slice(0, LINE_ID_LENGTH), product, quantity: 1 }],
        idempotencyKey,
      }),
  })
  return (product) => submissions(`topUp/${authentication.state.get().user?._id ?? ''}/${product}`)
})
