import type { DinerClient } from '@comanda/client'
import { ConnectionProvider } from '@comanda/client/react'
import { createContext, type ReactNode, use } from 'react'
import type { Visit } from '../visit/visit-state.ts'

/** What the screens depend on: the client and the visit. */
export interface Diner {
  readonly client: DinerClient
  readonly visit: Visit
  /** The languages that the guest reads, as BCP 47 tags, best first. A kiosk's guest has none: staff have chosen. */
  readonly reads?: readonly string[]
}

const Context = createContext<Diner | undefined>(undefined)

export const DinerProvider = ({ diner, children }: { diner: Diner; children: ReactNode }) => (
  <Context value={diner}>
    <ConnectionProvider connection={diner.client.connection}>{children}</ConnectionProvider>
  </Context>
)

export const useDiner = (): Diner => {
  const diner = use(Context)
  if (!diner) throw new Error('useDiner is used outside its DinerProvider')
  return diner
}
