import type { TableGuest } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { isLasting } from '../errors/is-lasting.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import type { SessionStore } from '../session/session.ts'
import { getSession } from '../session/session-calls.ts'
import { phaseAfter } from './lost-dishes.ts'
import type { TableModel } from './table-model.ts'
import type { TableCartState } from './table-state.ts'

/** What a guest who waits needs of the rest of the store. */
interface WaitingAt {
  readonly connection: Connection
  readonly session: SessionStore
  readonly open: (session: string, self: TableGuest) => Promise<void>
  readonly detach: (phase: TableCartState['phase']) => void
  readonly again: (failure: unknown, load: () => void) => void
}

/** Returns what follows a guest who waits to be let in, until they are (TABLE-1.2). */
export const createWaiting = (
  model: TableModel,
  { connection, session, open, detach, again }: WaitingAt,
) => {
  const { service } = connection
  const { state } = model
  const enter = async (): Promise<void> => {
    const { guest, key: guestKey } = model.own ?? {}
    if (guest === undefined || guestKey === undefined) return
    try {
      const entered = await service('tableGuests/enter').create({ guest, guestKey })
      const found = await getSession(connection, entered.session)
      model.learn({ session: entered.session })
      session.adopt({ ...found, restoreKey: entered.restoreKey })
      await open(entered.session, entered.guest)
    } catch (failure) {
      again(failure, () => void enter())
    }
  }
  const hearOwn = (guest: TableGuest): void => {
    const { self, phase } = state.get()
    if (phase !== 'waiting' || (self && self.version > guest.version)) return
    if (guest.status === 'declined') model.patch({ phase: 'declined', self: guest })
    else if (guest.status === 'admitted') void enter()
    else model.patch({ self: guest })
  }
  const watch = async (): Promise<void> => {
    const { guest, key: guestKey } = model.own ?? {}
    if (guest === undefined || guestKey === undefined || state.get().phase !== 'waiting') return
    try {
      hearOwn(await service('tableGuests/status').create({ guest, guestKey }))
    } catch (failure) {
      const error = normaliseError(failure)
      if (isLasting(error)) {
        model.forgetGuest()
        // Who waits at a table that is closed reads so; whose request is gone may ask again.
        detach(phaseAfter(error) === 'closed' ? 'closed' : 'none')
      } else again(failure, () => void watch())
    }
  }
  return { hearOwn, watch }
}
