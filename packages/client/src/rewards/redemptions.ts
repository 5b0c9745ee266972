import type { GiftRecord } from '@comanda/contract'
import type { Authentication } from '../authentication/authentication.ts'
import type { Connection } from '../connection/connection.ts'
import { jsonObject } from '../json/json-object.ts'
import type { Member } from '../member/member.ts'
import { weakMemo } from '../store/weak-memo.ts'
import type { Intentions } from '../submission/intentions.ts'
import type { Submission, SubmissionState } from '../submission/submission.ts'
import { createSubmissions } from '../submission/submissions.ts'

/** A reward that a member redeems with points at a shop. */
export interface Redemption {
  readonly gift: string
  readonly shop: string
}

export type RedemptionState = SubmissionState<Redemption, GiftRecord>

interface RedeemingClient {
  readonly connection: Pick<Connection, 'service' | 'status'>
  readonly authentication: Pick<Authentication, 'state'>
  readonly member: Pick<Member, 'reload'>
  readonly intentions: Intentions
}

const isRedemption = (saved: unknown): saved is Redemption => {
  const { gift, shop } = jsonObject(saved)
  return typeof gift === 'string' && typeof shop === 'string'
}

/** Returns the signed-in member's redemption of a gift; the same object for the same gift. */
export type Redemptions = (gift: string) => Submission<Redemption, GiftRecord>

/** Returns the redemptions of a client. */
export const redemptions = weakMemo((client: RedeemingClient): Redemptions => {
  const { connection, authentication, member, intentions } = client
  const submissions = createSubmissions<Redemption, GiftRecord>({
    connection,
    intentions,
    isPayload: isRedemption,
    send: (redemption, idempotencyKey) =>
      connection.service('gifts/redeem').create({ ...redemption, idempotencyKey }),
    onDone: () => void member.reload(),
  })
  return (gift) => submissions(`redemption/${authentication.state.get().user?._id ?? ''}/${gift}`)
})
