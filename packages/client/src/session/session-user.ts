import type { TableSession } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { warn } from '../log/warn.ts'
import type { Member } from '../member/member.ts'
import type { SessionStore } from './session.ts'

export interface SessionUserOptions {
  readonly member: Pick<Member, 'state'>
  readonly session: Pick<SessionStore, 'state' | 'adopt'>
}

/** Delays after a sign-out before the user is removed, in ms: the server must have processed the sign-out first. */
const LEAVE_DELAYS = [200, 1000, 3000]

/**
 * Makes a dine-in session without a user the signed-in member's, and removes the member from it on signing out
 * (SESS-7.1). A failed call is logged and ignored (SESS-7.2). Returns a function that stops it.
 */
export const syncSessionUser = (
  connection: Pick<Connection, 'service'>,
  { member, session }: SessionUserOptions,
): (() => void) => {
  const sent = new Set<string>()
  let signedIn: string | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined

  const setUser = async (id: string): Promise<TableSession | undefined> => {
    try {
      const changed = await connection.service('tableSessions/setUser').create({ session: id })
      session.adopt(changed)
      return changed
    } catch (failure) {
      warn('The member of the session was not set', normaliseError(failure))
      return undefined
    }
  }
  const leave = (id: string, former: string, [delay, ...later] = LEAVE_DELAYS): void => {
    clearTimeout(leaving)
    if (delay === undefined) return
    const removeUser = async (): Promise<void> => {
      if (member.state.get().user || session.state.get().session?._id !== id) return
      const changed = await setUser(id)
      if (changed?.user === former) leave(id, former, later)
    }
    leaving = setTimeout(() => void removeUser(), delay)
  }
  const follow = (): void => {
    const { status, user } = member.state.get()
    const { session: current } = session.state.get()
    if (status === 'unknown') return
    const before = signedIn
    signedIn = user?._id
    if (!current || current.type !== 'dineIn' || current.status !== 'ongoing') return
    if (before !== undefined && !user && current.user === before) leave(current._id, before)
    const key = `${current._id} ${user?._id ?? ''} ${current.version}`
    if (user === undefined || current.user !== null || sent.has(key)) return
    sent.add(key)
    void setUser(current._id)
  }
  const ends = [member.state.subscribe(follow), session.state.subscribe(follow)]
  follow()
  return () => {
    clearTimeout(leaving)
    for (const end of ends) end()
  }
}
