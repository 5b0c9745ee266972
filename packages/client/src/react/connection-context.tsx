import { createContext, type ReactNode, use } from 'react'
import type { Connection, ConnectionStatus } from '../connection/connection.ts'
import { useStore } from './use-store.ts'

const Context = createContext<Connection | undefined>(undefined)

interface ConnectionProviderProps {
  readonly connection: Connection
  readonly children: ReactNode
}

/** Provides the connection to the hooks of this package. */
export const ConnectionProvider = ({ connection, children }: ConnectionProviderProps) => (
  <Context value={connection}>{children}</Context>
)

/** Returns the connection of the nearest provider. */
export const useConnection = (): Connection => {
  const connection = use(Context)
  if (!connection) throw new Error('useConnection is used outside its ConnectionProvider')
  return connection
}

/** Returns the status of the connection. */
export const useConnectionStatus = (): ConnectionStatus => useStore(useConnection().status)
