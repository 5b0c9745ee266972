import { type SetPinData, type SetPinResult, type User, users } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { accountById } from '../../../../authentication/accounts.ts'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { accountOfPin, holderOfPin } from '../../../../authentication/pin/account-of-pin.ts'
import { countPinTry, forgetPinTry } from '../../../../authentication/pin/count-pin-try.ts'
import { isGuessable } from '../../../../authentication/pin/guessable-pin.ts'
import { pinHash } from '../../../../authentication/pin/pin-hash.ts'
import { pinSourceOf } from '../../../../authentication/pin/pin-source-of.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import { refused } from '../../../../errors/refusal.ts'
import { anyStaff, isOwner, isStaffOf, shopsOf } from '../../../../policies/staff.ts'
import type { CallParams } from '../../../../runtime/app.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { staffPins } from '../../../../tables/staff-pins.ts'

/** The same for a guessable PIN and for one that a colleague has, so that nobody learns of a colleague's. */
const pinRefused = () =>
  refused({
    kind: 'BadRequest',
    code: 'pinRefused',
    message: 'Choose another PIN.',
    field: 'pin',
  })

/** Returns true if the caller may set the PIN of a colleague: a manager up to cashiers, an owner of anybody but owners. */
const maySet = (caller: User, colleague: User, shop: string): boolean => {
  if (isOwner(colleague)) return false
  if (isOwner(caller)) return true
  return isStaffOf(caller, shop, ['manager']) && !shopsOf(colleague, ['manager']).includes(shop)
}

const targetOf = async (
  { database }: Runtime,
  { shop, user }: SetPinData,
  caller: User,
): Promise<User> => {
  if (user === undefined || user === caller._id) return caller
  const colleague = (await accountById(database, user))?.user
  if (colleague && isStaffOf(colleague, shop) && maySet(caller, colleague, shop)) return colleague
  throw new Forbidden('You may not set the PIN of this account', { code: 'forbidden' })
}

/** Who is signed in by PIN, perhaps at a device that somebody left unlocked, proves to know the present one. */
const checkPresent = async (
  runtime: Runtime,
  { shop, presentPin = '' }: SetPinData,
  params: CallParams,
): Promise<void> => {
  if (params.terminal === undefined) return
  const source = pinSourceOf(params, shop)
  const found = await accountOfPin(runtime, { source, pin: presentPin })
  if ('account' in found && found.account.user._id === callerOf(params)._id) return
  throw new Forbidden('The present PIN is wrong', { code: 'pinWrong', field: 'presentPin' })
}

/** Removes the PIN of a colleague who has left, so that it may be given to somebody else. */
const freeOfFormer = async (runtime: Runtime, shop: string, pin: string): Promise<boolean> => {
  const holder = await holderOfPin(runtime, shop, pin)
  if (!holder) return true
  if (isStaffOf(holder.user, shop)) return false
  await runtime.database
    .delete(staffPins)
    .where(and(eq(staffPins.shop, shop), eq(staffPins.user, holder.user._id)))
  return true
}

/** `create users/setPin` (STAFF-3.4). Each attempt counts as a wrong PIN until it is accepted: a taken one is a hit. */
export const setPin = serveCall(
  users.calls.setPin,
  anyStaff,
  async (data, { runtime, params }): Promise<SetPinResult> => {
    const { config, database, now } = runtime
    const { shop, pin } = data
    const { _id: user } = await targetOf(runtime, data, callerOf(params))
    if (user === callerOf(params)._id) await checkPresent(runtime, data, params)
    const own = and(eq(staffPins.shop, shop), eq(staffPins.user, user))
    if (pin === null) {
      await database.delete(staffPins).where(own)
      return { _id: user }
    }
    const source = pinSourceOf(params, shop)
    await countPinTry(runtime, source)
    const holder = await holderOfPin(runtime, shop, pin)
    const isOwn = holder?.user._id === user
    if (isGuessable(pin) || !(isOwn || (await freeOfFormer(runtime, shop, pin)))) throw pinRefused()
    const createTime = new Date(now()).toISOString()
    await inTransaction(database, async (transaction) => {
      await transaction.delete(staffPins).where(own)
      const values = { shop, user, createTime, pinHash: pinHash(config.jwtSecret, shop, pin) }
      const { rowCount } = await transaction.insert(staffPins).values(values).onConflictDoNothing()
      // A colleague took it at the same time.
      if (rowCount === 0) throw pinRefused()
    })
    await forgetPinTry(runtime, source)
    return { _id: user }
  },
)
