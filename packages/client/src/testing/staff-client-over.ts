import type { Menu } from '@comanda/contract'
import { createAuthentication } from '../authentication/authentication.ts'
import type { CatalogueState } from '../catalogue/catalogue.ts'
import type { Connection } from '../connection/connection.ts'
import type { StaffClient } from '../staff/staff-client.ts'
import { createStaffShops } from '../staff/staff-shops.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createStore } from '../store/store.ts'

/** Returns the client of an app for staff over a test's connection. Its menu is what the test sets; nothing is fetched. */
export const staffClientOver = (connection: Connection, menu?: Menu) => {
  const storage = memoryStorage()
  const state = createStore<CatalogueState>({
    status: menu ? 'ready' : 'loading',
    isFresh: true,
    now: 0,
    ...(menu ? { menu } : {}),
  })
  const loads: string[] = []
  const client: StaffClient = {
    connection,
    authentication: createAuthentication(connection, { storage, key: clientKeys.staffLogin }),
    shops: createStaffShops(connection),
    catalogue: {
      state,
      open: async (shop) => {
        loads.push(shop)
      },
      reload: async () => {
        loads.push('reload')
      },
      close: () => undefined,
    },
    storage,
  }
  return { client, catalogue: state, loads }
}
