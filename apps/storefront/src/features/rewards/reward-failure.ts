import type { CallError } from '@comanda/client'
import type { MemberKey } from '@comanda/locales/member'

const byState: Readonly<Record<string, MemberKey>> = {
  soldOut: 'rewards.soldOut',
  limitReached: 'rewards.limitReached',
  ended: 'rewards.ended',
  notStarted: 'rewards.notStarted',
  notCurrentShop: 'rewards.notCurrentShop',
  needPoints: 'callFailure.pointsMissing',
}

/** Returns why a reward was not redeemed: its state as the server reports it, or a general failure. */
export const rewardFailureKey = (error: CallError): MemberKey => {
  if (error.reason !== undefined) return 'callFailure.offline'
  if (error.code === 'pointsMissing') return 'callFailure.pointsMissing'
  const state = error.data?.['state'] ?? error.data?.['reason']
  return byState[String(state)] ?? 'callFailure.giftRefused'
}
