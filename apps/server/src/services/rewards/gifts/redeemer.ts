import type { RedeemGiftData } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { memberId } from '../../../authentication/member-id.ts'
import { memberOfPass } from '../../../authentication/member-of-pass.ts'
import { refused } from '../../../errors/refusal.ts'
import type { CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'

/**
 * Returns the member who redeems a reward: the caller, or the member of the pass that staff or a terminal got for the
 * scanned code. Throws if the call names another (CPN-5.4).
 */
export const redeemerOf = (
  runtime: Pick<Runtime, 'config' | 'now'>,
  { user: named, memberPass: pass, shop }: RedeemGiftData,
  params: CallParams,
): string => {
  const member =
    pass === undefined ? memberId(params) : memberOfPass(runtime, pass, params.user?._id, shop)
  if (member === undefined)
    throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
  if (named === undefined || named === member) return member
  throw refused({
    kind: 'Forbidden',
    code: 'forbidden',
    message: 'A reward is redeemed by its member only.',
    field: 'user',
  })
}
