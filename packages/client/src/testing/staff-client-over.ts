import type { Menu } from '@comanda/contract'
import type { CatalogueState } from '../catalogue/catalogue.ts'
import type { Connection } from '../connection/connection.ts'
import { createSetup } from '../staff/shop/setup.ts'
import { createStaffAuthentication } from '../staff/sign-in/staff-authentication.ts'
import { createPairedDevice } from '../staff/devices/paired-device.ts'
import type { StaffClient } from '../staff/staff-client.ts'
import { createStaffShops } from '../staff/sign-in/staff-shops.ts'
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
    authentication: createStaffAuthentication(connection, storage),
    shops: createStaffShops(connection, storage),
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
    device: createPairedDevice(connection, storage),
    setup: createSetup(connection),
  }
  return { client, catalogue: state, loads }
}
