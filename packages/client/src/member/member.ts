import type { User } from '@comanda/contract'
import type { Authentication } from '../authentication/authentication.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Connection } from '../connection/connection.ts'
import { createStore, type Store } from '../store/store.ts'
import { findPoints, totalPoints } from './points.ts'

export interface MemberState {
  /** `unknown` until the stored token has been tried, with the last known `user`; `none`: nobody is signed in. */
  readonly status: 'unknown' | 'none' | 'member'
  readonly user?: User
  /** Points that can be spent; absent until they are loaded. */
  readonly points?: number
  /** The shop that the points were loaded for. */
  readonly shop?: string
}

/** The signed-in member and the points left, for pricing. */
export interface Member {
  readonly state: Store<MemberState>
  /** What a call for a member is made with who has not signed in, but shown their code. */
  readonly details?: () => { readonly memberPass?: string }
  /** That code is too old. */
  readonly end?: () => void
  /** Loads the points again. */
  readonly reload: () => Promise<void>
  readonly close: () => void
}

export interface MemberOptions {
  readonly authentication: Pick<Authentication, 'state'>
  readonly catalogue: Pick<Catalogue, 'state'>
}

export const createMember = (
  connection: Connection,
  { authentication, catalogue }: MemberOptions,
): Member => {
  const state = createStore<MemberState>({ status: 'unknown' })

  const reload = async (): Promise<void> => {
    const { user } = state.get()
    const shop = catalogue.state.get().menu?.shop._id
    if (!user || shop === undefined) return
    try {
      const points = totalPoints(await findPoints(connection, user._id, shop))
      if (state.get().user?._id === user._id) state.set({ ...state.get(), points, shop })
    } catch {
      // The previous points stay; the server decides when the order is placed.
    }
  }
  const follow = (): void => {
    const { status, user } = authentication.state.get()
    const before = state.get()
    if (status === 'unknown' && user) state.set({ status, user })
    else if (status === 'signedIn' && user) {
      if (before.user === user && before.status === 'member') return
      const isSame = before.user?._id === user._id
      state.set(isSame ? { ...before, status: 'member', user } : { status: 'member', user })
      if (before.points === undefined) void reload()
    } else if (status === 'signedOut' && before.status !== 'none') state.set({ status: 'none' })
  }
  const ends = [
    authentication.state.subscribe(follow),
    catalogue.state.subscribe(() => {
      const { user, shop } = state.get()
      const at = catalogue.state.get().menu?.shop._id
      if (!user || at === undefined || at === shop) return
      state.set({ ...state.get(), shop: at })
      void reload()
    }),
    connection.service('pointRecords').on('created', () => void reload()),
  ]
  follow()
  return {
    state,
    reload,
    close: () => {
      for (const end of ends) end()
    },
  }
}
