import type { Connection } from '../connection/connection.ts'
import type { Member } from '../member/member.ts'
import type { SessionStore } from './session.ts'

export interface SeatingOptions {
  readonly member: Pick<Member, 'state'>
  readonly session: Pick<SessionStore, 'state' | 'adopt'>
}

/**
 * Tells the server whose a dine-in session is (spec 001 §4): the member's who is signed in, where it is nobody's yet;
 * nobody's again where that member signs out. A failure is ignored. Answers what ends it.
 */
export const seatMember = (
  connection: Pick<Connection, 'service'>,
  { member, session }: SeatingOptions,
): (() => void) => {
  const asked = new Set<string>()
  let seated: string | undefined
  const follow = (): void => {
    const { status, user } = member.state.get()
    const { session: at } = session.state.get()
    if (status === 'unknown') return
    const before = seated
    seated = user?._id
    if (!at || at.type !== 'dineIn' || at.status !== 'ongoing') return
    const isLeft = before !== undefined && !user && at.user === before
    const isFree = user !== undefined && at.user === undefined
    const key = `${at._id} ${user?._id ?? ''} ${at.version}`
    if ((!isLeft && !isFree) || asked.has(key)) return
    asked.add(key)
    void connection
      .service('tableSessions/setUser')
      .create({ session: at._id })
      .then(session.adopt)
      .catch(() => undefined)
  }
  const ends = [member.state.subscribe(follow), session.state.subscribe(follow)]
  return () => {
    for (const end of ends) end()
  }
}
