import { storageKeys } from '@comanda/contract'
import { type Authentication, createAuthentication } from './authentication/authentication.ts'
import { type Cart, createCart } from './cart/cart.ts'
import { createPlacing, type Placing } from './cart/placing.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import { connect, type Connection } from './connection/connection.ts'
import { createMember, type Member } from './member/member.ts'
import { seatMember } from './session/seat-member.ts'
import { createKnownShops, type KnownShops } from './shops/known-shops.ts'
import { createPendingSessions, type PendingSessions } from './session/pending-sessions.ts'
import { createSession, type SessionStore } from './session/session.ts'
import {
  createRemoteTranslations,
  type RemoteTranslations,
} from './translations/remote-translations.ts'
import { clientKeys } from './storage/client-keys.ts'
import type { KeyStorage } from './storage/key-storage.ts'

/** All that a diner's app stands on. */
export interface DinerClient {
  readonly connection: Connection
  readonly authentication: Authentication
  readonly catalogue: Catalogue
  readonly session: SessionStore
  readonly pending: PendingSessions
  readonly shops: KnownShops
  readonly translations: RemoteTranslations
  readonly member: Member
  readonly cart: Cart
  readonly placing: Placing
  readonly close: () => void
}

export interface ClientOptions {
  /** Origin of the server; `''` for the page's own. */
  readonly url: string
  readonly storage: KeyStorage
}

/** The client of the diner's app; the parts know each other. */
export const createDinerClient = ({ url, storage }: ClientOptions): DinerClient => {
  const connection = connect({ url })
  const authentication = createAuthentication(connection, {
    storage,
    key: storageKeys.login,
    profileKey: storageKeys.profile,
    forgets: [clientKeys.posSession],
  })
  const catalogue = createCatalogue(connection, { storage, key: clientKeys.menu })
  const session = createSession(connection, storage)
  const member = createMember(connection, { authentication, catalogue })
  const translations = createRemoteTranslations(connection, {
    app: 'storefront',
    storage,
    key: clientKeys.translations,
  })
  const pending = createPendingSessions(connection, session)
  const cart = createCart({ catalogue, connection, member, session, storage })
  const placing = createPlacing({ connection, cart, session, catalogue, storage })
  const unseat = seatMember(connection, { member, session })
  const parts = [
    { close: unseat },
    cart,
    member,
    pending,
    translations,
    session,
    catalogue,
    connection,
  ]
  return {
    connection,
    authentication,
    catalogue,
    session,
    pending,
    shops: createKnownShops(connection),
    translations,
    member,
    cart,
    placing,
    close: () => {
      for (const part of parts) part.close()
    },
  }
}
