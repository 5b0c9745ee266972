import {
  type Authentication,
  type Catalogue,
  clientKeys,
  connect,
  type Connection,
  createAuthentication,
  createCatalogue,
  type KeyStorage,
  memoryStorage,
} from '@comanda/client'
import { createStaffShops, type StaffShops } from './staff-shops.ts'

/** All that the console stands on. */
export interface StaffClient {
  readonly connection: Connection
  readonly authentication: Authentication
  readonly shops: StaffShops
  /** The menu of the shop at hand, with its stocks. */
  readonly catalogue: Catalogue
  readonly storage: KeyStorage
}

export const createStaffClient = (storage: KeyStorage): StaffClient => {
  const connection = connect({ url: '' })
  const authentication = createAuthentication(connection, { storage, key: clientKeys.staffLogin })
  const catalogue = createCatalogue(connection, { storage: memoryStorage(), key: clientKeys.menu })
  return { connection, authentication, shops: createStaffShops(connection), catalogue, storage }
}
