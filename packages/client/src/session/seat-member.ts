import type { TableSession } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import type { Member } from '../member/member.ts'
import type { SessionStore } from './session.ts'

export interface SeatingOptions {
  readonly member: Pick<Member, 'state'>
  readonly session: Pick<SessionStore, 'state' | 'adopt'>
}

/** How long after signing out the seat is given up, in ms: the server must have heard of that first. */
const LEAVE_AFTER = [200, 1000, 3000]

/**
 * Tells the server whose a dine-in session is (SESS-7.1): the signed-in member's, if it is nobody's yet;
 * nobody's again when that member signs out. A failure is ignored (SESS-7.2). Returns a function that ends it.
 */
export const seatMember = (
  connection: Pick<Connection, 'service'>,
  { member, session }: SeatingOptions,
): (() => void) => {
  const asked = new Set<string>()
  let seated: string | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined

  const tell = async (id: string): Promise<TableSession | undefined> => {
    try {
      const answer = await connection.service('tableSessions/setUser').create({ session: id })
      session.adopt(answer)
      return answer
    } catch {
      return undefined
    }
  }
  const leave = (id: string, former: string, [delay, ...later] = LEAVE_AFTER): void => {
    clearTimeout(leaving)
    if (delay === undefined) return
    const giveUp = async (): Promise<void> => {
      if (member.state.get().user || session.state.get().session?._id !== id) return
      const answer = await tell(id)
      if (answer?.user === former) leave(id, former, later)
    }
    leaving = setTimeout(() => void giveUp(), delay)
  }
  const follow = (): void => {
    const { status, user } = member.state.get()
    const { session: at } = session.state.get()
    if (status === 'unknown') return
    const before = seated
    seated = user?._id
    if (!at || at.type !== 'dineIn' || at.status !== 'ongoing') return
    if (before !== undefined && !user && at.user === before) leave(at._id, before)
    const key = `${at._id} ${user?._id ?? ''} ${at.version}`
    if (user === undefined || at.user !== undefined || asked.has(key)) return
    asked.add(key)
    void tell(at._id)
  }
  const ends = [member.state.subscribe(follow), session.state.subscribe(follow)]
  return () => {
    clearTimeout(leaving)
    for (const end of ends) end()
  }
}
