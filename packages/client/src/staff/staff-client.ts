import type { Authentication } from '../authentication/authentication.ts'
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts'
import { connect, type Connection } from '../connection/connection.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { type KeyStorage, memoryStorage } from '../storage/key-storage.ts'
import { keepServerTime } from './keep-server-time.ts'
import { lockWhenLeft } from './sign-in/lock-when-left.ts'
import { createPairedDevice, type PairedDevice } from './devices/paired-device.ts'
import { renewWhileUsed } from './sign-in/renew-while-used.ts'
import { createSetup, type Setup } from './shop/setup.ts'
import { createStaffAuthentication } from './sign-in/staff-authentication.ts'
import { createStaffShops, type StaffShops } from './sign-in/staff-shops.ts'

/** The client of an app for staff. */
export interface StaffClient {
  readonly connection: Connection
  readonly authentication: Authentication
  readonly shops: StaffShops
  /** The menu of the selected shop, with its stocks. */
  readonly catalogue: Catalogue
  readonly storage: KeyStorage
  /** Whether this device is shared: people then sign in by PIN. */
  readonly device: PairedDevice
  /** What the server needs before it is a restaurant's own. */
  readonly setup: Setup
}

export interface StaffClientOptions {
  /** Origin of the server; `''` for the page's own. */
  readonly url: string
  readonly storage: KeyStorage
  /** The window, by whose events the client learns that somebody uses the app. */
  readonly page?: Pick<EventTarget, 'addEventListener'>
}

export const createStaffClient = ({ url, storage, page }: StaffClientOptions): StaffClient => {
  lockWhenLeft(storage, Date.now())
  const connection = connect({ url })
  keepServerTime(connection, storage)
  const authentication = createStaffAuthentication(connection, storage)
  if (page) renewWhileUsed(authentication, page)
  const catalogue = createCatalogue(connection, { storage: memoryStorage(), key: clientKeys.menu })
  const device = createPairedDevice(connection, storage)
  const shops = createStaffShops(connection, storage)
  const setup = createSetup(connection)
  return { connection, authentication, shops, catalogue, storage, device, setup }
}
