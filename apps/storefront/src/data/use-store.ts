import type {
  AuthenticationState,
  CartState,
  CatalogueState,
  ConnectionStatus,
  PendingState,
  PlacingState,
  SessionState,
  Store,
} from '@comanda/client'
import { useSyncExternalStore } from 'react'
import type { VisitState } from '../visit/visit-state.ts'
import { useDiner } from './client-context.tsx'

/** The present value of a store; the component follows its changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)

/** A part of a store's value; the component follows that part alone. `select` answers the same for the same value. */
export const useSelected = <T, S>(store: Store<T>, select: (value: T) => S): S =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))

export const useCatalogue = (): CatalogueState => useStore(useDiner().client.catalogue.state)
export const useCart = (): CartState => useStore(useDiner().client.cart.state)
export const useSession = (): SessionState => useStore(useDiner().client.session.state)
export const usePlacing = (): PlacingState => useStore(useDiner().client.placing.state)
export const useConnection = (): ConnectionStatus => useStore(useDiner().client.connection.status)
export const useVisit = (): VisitState => useStore(useDiner().visit.state)
export const useAuthentication = (): AuthenticationState =>
  useStore(useDiner().client.authentication.state)
export const usePending = (): PendingState => useStore(useDiner().client.pending.state)
