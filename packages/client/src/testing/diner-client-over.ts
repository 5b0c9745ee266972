import { storageKeys, type Menu, type TableSession } from '@comanda/contract'
import { createAuthentication } from '../authentication/authentication.ts'
import { createCart } from '../cart/cart.ts'
import type { Catalogue, CatalogueState } from '../catalogue/catalogue.ts'
import type { DinerClient } from '../client.ts'
import type { Connection } from '../connection/connection.ts'
import { createMember } from '../member/member.ts'
import { createPendingSessions } from '../session/pending-sessions.ts'
import { createSession, type SessionState } from '../session/session.ts'
import { createKnownShops } from '../shops/known-shops.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createStore } from '../store/store.ts'
import { createIntentions } from '../submission/intentions.ts'
import { createRemoteTranslations } from '../translations/remote-translations.ts'
import { loadedEngine } from './loaded-engine.ts'
import { noClaims } from './no-claims.ts'

interface World {
  readonly menu?: Menu | undefined
  /** The session of the diner's table. */
  readonly session?: TableSession | undefined
  /** Epoch ms. */
  readonly now: number
}

/** Returns the client of a diner's app over a test's connection. Its menu and session are what the test sets. */
export const dinerClientOver = (connection: Connection, { menu, session, now }: World) => {
  const storage = memoryStorage()
  const catalogueState = createStore<CatalogueState>({
    status: menu ? 'ready' : 'loading',
    isFresh: true,
    now,
    ...(menu ? { menu } : {}),
  })
  const sessionState = createStore<SessionState>(
    session ? { status: 'ready', session } : { status: 'none' },
  )
  const catalogue: Catalogue = {
    state: catalogueState,
    open: () => Promise.resolve(),
    reload: () => Promise.resolve(),
    close: () => undefined,
  }
  const seated = { ...createSession(connection, storage), state: sessionState }
  const authentication = createAuthentication(connection, { storage, key: storageKeys.login })
  const member = createMember(connection, { authentication, catalogue })
  const cart = createCart({
    catalogue,
    claimCoupon: noClaims,
    connection,
    engine: loadedEngine,
    member,
    now: () => now,
    session: seated,
    storage,
  })
  const client: DinerClient = {
    connection,
    authentication,
    catalogue,
    session: seated,
    pending: createPendingSessions(connection, seated),
    shops: createKnownShops(connection),
    translations: createRemoteTranslations(connection, {
      app: 'storefront',
      storage,
      key: clientKeys.translations,
    }),
    member,
    cart,
    intentions: createIntentions({ storage }),
    close: () => undefined,
  }
  return { client, storage, catalogue: catalogueState, session: sessionState }
}
