import type {
  AuthenticationState,
  CartState,
  CatalogueState,
  PendingState,
  SessionState,
} from '@comanda/client'
import { useStore } from '@comanda/client/react'
import type { VisitState } from '../visit/visit-state.ts'
import { useDiner } from './diner-context.tsx'

export const useCatalogue = (): CatalogueState => useStore(useDiner().client.catalogue.state)
export const useCart = (): CartState => useStore(useDiner().client.cart.state)
export const useSession = (): SessionState => useStore(useDiner().client.session.state)
export const useVisit = (): VisitState => useStore(useDiner().visit.state)
export const useAuthentication = (): AuthenticationState =>
  useStore(useDiner().client.authentication.state)
export const usePending = (): PendingState => useStore(useDiner().client.pending.state)
