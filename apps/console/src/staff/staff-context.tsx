import { ConnectionProvider } from '@comanda/client/react'
import type { StaffClient } from '@comanda/client/staff'
import { createContext, type ReactNode, use } from 'react'

const Context = createContext<StaffClient | undefined>(undefined)

export const StaffProvider = ({
  client,
  children,
}: {
  readonly client: StaffClient
  readonly children: ReactNode
}) => (
  <Context value={client}>
    <ConnectionProvider connection={client.connection}>{children}</ConnectionProvider>
  </Context>
)

/** Returns the client of the signed-in staff. */
export const useStaff = (): StaffClient => {
  const client = use(Context)
  if (!client) throw new Error('useStaff is used outside its StaffProvider')
  return client
}
