import type { ShownAccount } from '@comanda/client/staff'
import type { Refund } from '@comanda/contract'
import type { ConsoleTranslate } from '@comanda/locales/console'

const ownCodes = ['byHandOnly', 'wholeOnly', 'noTransaction'] as const

/** Returns what went wrong with a refund, in words. */
export const refundFailure = (
  { failure }: Pick<Refund, 'failure'>,
  t: ConsoleTranslate,
): string | undefined => {
  if (failure === undefined) return undefined
  const known = ownCodes.find((code) => code === failure)
  return known ? t(`refund.code.${known}`) : t('refund.code.said', { code: failure })
}

const isByHand = ({ status, attempt }: Refund): boolean => status === 'due' && attempt === undefined

/** Returns the status of a refund in words. */
export const refundStatus = (refund: Refund, t: ConsoleTranslate): string =>
  isByHand(refund) ? t('refund.dueByHand') : t(`refund.status.${refund.status}`)

const tones = { due: 'highlight', sent: 'highlight', done: 'success', failed: 'danger' } as const

export const refundTone = ({ status }: Refund): (typeof tones)[Refund['status']] => tones[status]

/** Returns who began a refund: by name if it is known. */
export const refundWho = (
  { actor }: Refund,
  staff: ReadonlyMap<string, ShownAccount>,
  t: ConsoleTranslate,
): string => {
  const account = actor.user === undefined ? undefined : staff.get(actor.user)
  return account?.name ?? t(`refund.who.${actor.role}`)
}
