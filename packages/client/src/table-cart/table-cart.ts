import type { TableGuest, TableSession } from '@comanda/contract'
import { guestLine } from '@comanda/engine/table-cart'
import { serverNow } from '../connection/server-time.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { randomKey } from '../ids/random-key.ts'
import { jsonObject } from '../json/json-object.ts'
import { enterTable, type TableLink } from '../session/session-calls.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { webStorage } from '../storage/web-storage.ts'
import type { Store } from '../store/store.ts'
import { weakMemo } from '../store/weak-memo.ts'
import { tableActions } from './table-actions.ts'
import { linkTable, type TableClient } from './table-link.ts'
import { createTableModel } from './table-model.ts'
import { newActionId } from './table-sharing.ts'
import type { RefusedAction, ShownDish, TableCartState } from './table-state.ts'

/** The guests of a table and the cart that they share, for one of them (TABLE-1, TABLE-2). */
export interface TableCartStore {
  readonly state: Store<TableCartState>
  /**
   * Enters a table by its code as a guest. Returns undefined if they wait, or may not enter: `phase` says which; once let in, the
   * session is adopted. Fails with a `CallError` as `session.enter` does.
   */
  readonly join: (link: TableLink, name?: string) => Promise<TableSession | undefined>
  /** Returns whether this device waits at a table, or was let in since: after a reload without a session. */
  readonly resume: () => Promise<boolean>
  /** Takes part in the cart of the current session, if this device is a guest of it. */
  readonly follow: () => void
  readonly admit: (guest: string) => Promise<void>
  readonly decline: (guest: string) => Promise<void>
  readonly rename: (name: string | undefined) => Promise<void>
  readonly ready: (isReady: boolean) => Promise<void>
  readonly leave: () => Promise<void>
  readonly assign: (line: string, to: 'mine' | 'all') => void
  /** Removes the dishes of a guest, as the host does of one who has left. */
  readonly removeOf: (guest: string) => void
  /** Leaves the dishes of these guests out of the next order, and of what the cart comes to. */
  readonly leaveOut: (guests: readonly string[]) => void
  /** Adds what a refused action was about as a new dish. */
  readonly addAgain: (action: string) => void
  readonly dismiss: (action: string) => void
  /** Puts aside how the table ended, and what was lost by it. */
  readonly readEnd: () => void
  readonly close: () => void
}

interface TableOptions {
  readonly storage?: KeyStorage
  readonly now?: () => number
  readonly indexedDB?: IDBFactory
}

/** Returns a dish of a table that was closed as an action of it that was not done. */
const leftOver = (dish: ShownDish): RefusedAction => ({
  id: dish.id,
  action: { id: dish.id, type: 'add', lines: dish.lines.map(guestLine) },
  error: 'tableClosed',
})

/** Creates the store; `tableCartOf` returns that of a client. */
export const createTableCart = (
  client: TableClient,
  { storage = webStorage(() => localStorage), now = serverNow, indexedDB }: TableOptions = {},
): TableCartStore => {
  const { connection, cart, session } = client
  const { service } = connection
  const model = createTableModel(storage, now)
  const { state, patch } = model
  const link = linkTable(client, model, { storage, ...(indexedDB && { indexedDB }) })
  const { sharing } = link

  const own = () => {
    const { guest, key: guestKey } = model.own ?? {}
    if (guest === undefined || guestKey === undefined)
      throw new Error('This device is no guest of a table')
    return { guest, guestKey }
  }
  const dismiss = (id: string): void => {
    patch({ refused: state.get().refused.filter((one) => one.id !== id) })
    model.persist()
  }
  /** Returns the key by which this device enters a table: the same one again, or a new guest's. */
  const keyAt = ({ shop, viewItem }: TableLink): string => {
    const known = model.own
    if (known?.shop === shop && known.viewItem === viewItem) return known.key
    link.detach('none')
    model.queue = undefined
    const key = randomKey()
    model.begin({ key, shop, viewItem, at: now() })
    return key
  }
  const refusedEntry = (failure: unknown, left: readonly RefusedAction[]): undefined => {
    const error = normaliseError(failure)
    if (error.code === 'guestDeclined') patch({ phase: 'declined' })
    else if (error.code === 'tableFull') patch({ phase: 'full' })
    else if (error.code === 'guestWaiting') {
      const self = jsonObject(error.data)['guest'] as TableGuest
      // Who waits at a table again, after it was closed, is not in its cart yet.
      model.learn({ guest: self._id, session: undefined, hasLost: false })
      model.refuse(left)
      patch({ phase: 'waiting', self })
      void link.watch()
    } else throw error
    return undefined
  }

  return {
    state,
    join: async (table, name) => {
      link.listen()
      const before =
        model.own?.shop === table.shop && model.own.hasLost ? model.own.session : undefined
      if (before !== undefined) await link.recall(before)
      const left = before === undefined ? [] : state.get().unordered.map(leftOver)
      const guestKey = keyAt(table)
      try {
        const said = name?.trim()
        const entered = await enterTable(connection, table, {
          guestKey,
          ...(said ? { guestName: said } : {}),
        })
        const { guest, session: at } = entered
        if (guest) model.learn({ guest: guest._id, session: at._id })
        else {
          model.forgetGuest()
          link.detach('none')
        }
        session.adopt(at)
        if (guest) void link.open(at._id, guest)
        // Who scans again to order them is offered them.
        if (guest && before !== at._id) model.refuse(left)
        return at
      } catch (failure) {
        return refusedEntry(failure, left)
      }
    },
    resume: async () => {
      link.listen()
      if (model.own?.guest === undefined || model.own.session !== undefined) return false
      patch({ phase: 'waiting' })
      await link.watch()
      return state.get().phase !== 'none'
    },
    follow: () => {
      link.listen()
      link.followSession()
    },
    admit: async (guest) => {
      const { guestKey } = own()
      await service('tableGuests/admit').create({ guest, guestKey })
    },
    decline: async (guest) => {
      const { guestKey } = own()
      await service('tableGuests/decline').create({ guest, guestKey })
    },
    rename: async (name) => {
      await service('tableGuests/rename').create({ ...own(), name: name?.trim() || null })
    },
    ready: async (isReady) => {
      await service('tableGuests/ready').create({ ...own(), isReady })
    },
    leave: async () => {
      await service('tableGuests/leave').create(own())
      model.forgetGuest()
      link.detach('none')
    },
    assign: (line, to) => {
      const { self } = state.get()
      const seat = to === 'all' ? null : (self?.seat ?? null)
      sharing.take([{ id: newActionId(), type: 'assign', line, seat }])
    },
    removeOf: (guest) =>
      sharing.take(
        state
          .get()
          .dishes.filter((dish) => dish.guest === guest)
          .map(({ id: line }) => ({ id: newActionId(), type: 'remove', line })),
      ),
    leaveOut: (guests) => {
      patch({ leftOut: guests })
      sharing.render()
    },
    addAgain: (id) => {
      const at = cart.board.equipment()
      const { action, dish } = state.get().refused.find((one) => one.id === id) ?? {}
      const lines = dish?.lines ?? (action && 'lines' in action ? action.lines : [])
      if (!at || lines.length === 0) return
      const removed = { tree: lines, position: 0 }
      const context = { ...at, cart: [], newId: newActionId }
      sharing.take(tableActions({ type: 'reinsert', removed }, context) ?? [])
      dismiss(id)
    },
    dismiss,
    readEnd: () => {
      model.queue?.write(undefined)
      model.learn({ hasLost: false })
      patch({ unordered: [], isEndRead: true })
    },
    close: link.close,
  }
}

/** Returns the table of a client. */
export const tableCartOf = weakMemo((client: TableClient): TableCartStore =>
  createTableCart(client),
)
