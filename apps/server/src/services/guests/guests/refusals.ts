import type { Refusal } from '../../../errors/refusal.ts'

export const guestNotFound: Refusal = {
  kind: 'NotFound',
  code: 'guestNotFound',
  message: 'There is no such guest.',
  field: 'guest',
}

/** Why files are not merged or parted, or a person is not erased (GUEST-3, GUEST-4). */
export type GuestReason = 'same' | 'twoMembers' | 'late' | 'member' | 'expected'

const messages: Readonly<Record<GuestReason, string>> = {
  same: 'This is one file already.',
  twoMembers: 'Both are members: their points and balance are not merged.',
  late: 'This can no longer be undone.',
  member: 'This guest has an account, which they erase themselves.',
  expected: 'This guest has a reservation that is to come.',
}

export const guestRefused = (reason: GuestReason): Refusal => ({
  kind: 'Conflict',
  code: 'guestRefused',
  message: messages[reason],
  field: 'guest',
  detail: { reason },
})
