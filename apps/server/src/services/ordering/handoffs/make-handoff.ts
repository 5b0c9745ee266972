import type { HandedCart, HandoffKind, HandoffResult } from '@comanda/contract'
import { and, eq, lte } from 'drizzle-orm'
import { secretsOf } from '../../../config/secrets.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { idempotencyKeyReused } from '../../../idempotency/once.ts'
import { payloadHash } from '../../../idempotency/payload-hash.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type HandoffRow, handoffs } from '../../../tables/handoffs.ts'
import { digitsOfHandoff, giveDigits } from './digits.ts'
import { codeOf, secretHash } from './handoff-code.ts'

/** What a handoff is to have, and how long and how often it can be taken. */
export interface WantedHandoff {
  readonly shop: string
  readonly kind: HandoffKind
  readonly cart?: HandedCart | undefined
  readonly session?: string | undefined
  /** The kiosk that makes it. */
  readonly device?: string | undefined
  readonly key?: string | undefined
  readonly left: number
  /** In ms. */
  readonly until: number
}

/** What a server needs to make handoffs. */
export type Making = Pick<Runtime, 'config' | 'shopDirectory' | 'now'>

/** Returns the code of a stored handoff, also while the secret of the server is replaced. */
const storedCode = (
  { config }: Pick<Making, 'config'>,
  shopNumber: number,
  { _id, codeHash }: HandoffRow,
): string => {
  const codes = secretsOf(config).map((secret) => codeOf(secret, shopNumber, _id))
  return codes.find((code) => secretHash(code) === codeHash) ?? codes[0] ?? ''
}

/** A kiosk's cart waits under one code: what it has shown before moves no more (HANDOFF-1.7). */
const endEarlierMoves = (transaction: Database, { shop, device }: WantedHandoff) =>
  device === undefined
    ? undefined
    : transaction
        .delete(handoffs)
        .where(
          and(
            eq(handoffs.shop, shop),
            eq(handoffs.device, device),
            eq(handoffs.kind, 'move'),
            eq(handoffs.left, 1),
          ),
        )

const answerOf = (
  code: string,
  { _id, expires }: Pick<HandoffRow, '_id' | 'expires'>,
  digits: { readonly digits: string; readonly digitsExpire: string } | undefined,
): HandoffResult => ({ handoff: _id, code, expires, ...digits })

/** Makes a handoff, or returns the response of the call that made it by the same key. */
export const makeHandoff = async (
  transaction: Database,
  making: Making,
  wanted: WantedHandoff,
): Promise<HandoffResult> => {
  const { config, shopDirectory, now } = making
  const { shop, kind, cart = null, session = null, device = null, left, until, key } = wanted
  const shopNumber = await shopDirectory.numberOf(transaction, shop)
  if (shopNumber === undefined) throw refused({ ...shopNotFound, field: 'cart.shop' })
  const keyHash = key === undefined ? null : secretHash(key)
  const sent = payloadHash({ kind, cart, session, device })
  const [secret = ''] = secretsOf(config)
  if (keyHash !== null) {
    const ofKey = and(eq(handoffs.shop, shop), eq(handoffs.keyHash, keyHash))
    await transaction
      .delete(handoffs)
      .where(and(ofKey, lte(handoffs.expires, new Date(now()).toISOString())))
    const [made] = await transaction.select().from(handoffs).where(ofKey)
    if (made) {
      if (made.payloadHash !== sent) throw refused(idempotencyKeyReused)
      const digits = await digitsOfHandoff(transaction, config, made)
      return answerOf(storedCode(making, shopNumber, made), made, digits)
    }
  }
  if (kind === 'move') await endEarlierMoves(transaction, wanted)
  const _id = await shopDirectory.newSecretId(transaction, shop)
  const code = codeOf(secret, shopNumber, _id)
  const [row] = await transaction
    .insert(handoffs)
    .values({
      _id,
      shop,
      kind,
      codeHash: secretHash(code),
      device,
      keyHash,
      payloadHash: sent,
      cart,
      session,
      left,
      takes: [],
      expires: new Date(until).toISOString(),
    })
    .onConflictDoNothing()
    .returning()
  // The same call, twice at once: the other has made it.
  if (!row) return makeHandoff(transaction, making, wanted)
  const digits =
    cart === null ? undefined : await giveDigits(transaction, secret, { _id, shop }, now())
  return answerOf(code, row, digits)
}
