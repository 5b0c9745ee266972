import type { CallParams } from '../../../runtime/app.ts'
import type { Actor } from '../../../tables/session-events.ts'

/** Returns who moves an order: staff by their account, or a program by its key (KEY-2.7); without a caller, the server for staff. */
export const moverOf = ({ user, key }: Pick<CallParams, 'user' | 'key'>): Actor => ({
  role: key ? 'key' : 'staff',
  ...(user ? { user: user._id } : {}),
})
