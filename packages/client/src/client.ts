import { storageKeys } from '@comanda/contract'
import { type Authentication, createAuthentication } from './authentication/authentication.ts'
import { type Cart, type CartOptions, createCart } from './cart/cart.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import type { FirstMenu } from './catalogue/load-menu.ts'
import { createEngineSource } from './cart/engine-source.ts'
import { connect, type Connection } from './connection/connection.ts'
import { createMember, type Member } from './member/member.ts'
import { createKnownShops, type KnownShops } from './shops/known-shops.ts'
import { warn } from './log/warn.ts'
import { createPendingSessions, type PendingSessions } from './session/pending-sessions.ts'
import { ORDER_KEY } from './submission/submission-keys.ts'
import { createIntentions, type Intentions } from './submission/intentions.ts'
import { createSession, type SessionStore } from './session/session.ts'
import {
  createRemoteTranslations,
  type RemoteTranslations,
} from './translations/remote-translations.ts'
import { clientKeys } from './storage/client-keys.ts'
import type { KeyStorage } from './storage/key-storage.ts'

/** The stores of the diner's app. */
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
  /** Submissions whose outcome is not known yet. */
  readonly intentions: Intentions
  readonly close: () => void
}

export interface ClientOptions {
  /** Origin of the server; `''` for the page's own. */
  readonly url: string
  readonly storage: KeyStorage
  /** Whether strangers use the device one after another: nothing is stored but in `storage`. */
  readonly isShared?: boolean
  /** Who prices and orders are for; by default who is signed in. */
  readonly memberOf?: (connection: Connection) => Member
  /** Who orders with this client, and at what. Default: diners on their phones. */
  readonly ordering?: Pick<CartOptions, 'selfService' | 'source' | 'posMode'>
  /** The menu that is shown. Default: the server's, with a copy in `storage`. */
  readonly catalogue?: Catalogue
  /** The menu that the page has requested before. */
  readonly firstMenu?: FirstMenu | undefined
}

/** Creates the client of the diner's app. */
export const createDinerClient = ({
  url,
  storage,
  isShared,
  memberOf,
  ordering,
  catalogue: shown,
  firstMenu,
}: ClientOptions): DinerClient => {
  const connection = connect({ url })
  const authentication = createAuthentication(connection, {
    storage,
    key: storageKeys.login,
    profileKey: storageKeys.profile,
    alsoRemove: [clientKeys.posSession],
  })
  const catalogue =
    shown ?? createCatalogue(connection, { storage, key: clientKeys.menu, first: firstMenu })
  const session = createSession(connection, storage)
  const member = memberOf?.(connection) ?? createMember(connection, { authentication, catalogue })
  const translations = createRemoteTranslations(connection, {
    app: 'storefront',
    storage,
    key: clientKeys.translations,
  })
  const pending = createPendingSessions(connection, session)
  const intentions = createIntentions(isShared ? { storage, indexedDB: null } : { storage })
  const cart = createCart({
    ...ordering,
    catalogue,
    claimCoupon: async (code) => {
      const { claimCoupon } = await import('./coupons/coupon-claims.ts')
      return claimCoupon(client)(code)
    },
    connection,
    engine: createEngineSource(async () => (await import('./cart/cart-engine.ts')).cartEngine),
    member,
    session,
    storage,
  })
  /** Locks the cart if an earlier page left an order with an unknown outcome; the checkout unlocks it. */
  const lockPendingOrder = async (): Promise<void> => {
    if ((await intentions.list(ORDER_KEY)).length > 0) cart.lock(true)
  }
  void lockPendingOrder()
  const ends: (() => void)[] = []
  /** Loaded once somebody is signed in: who is not has no session to make theirs. */
  const stopWaiting = member.state.subscribe(() => {
    if (!member.state.get().user) return
    stopWaiting()
    void import('./session/session-user.ts').then(
      ({ syncSessionUser }) => ends.push(syncSessionUser(connection, { member, session })),
      (failure: unknown) => warn('The member of the session is not set', failure),
    )
  })
  const parts = [
    { close: stopWaiting },
    cart,
    member,
    pending,
    translations,
    session,
    catalogue,
    connection,
  ]
  const client: DinerClient = {
    connection,
    authentication,
    catalogue,
    session,
    pending,
    shops: createKnownShops(connection),
    translations,
    member,
    cart,
    intentions,
    close: () => {
      for (const part of parts) part.close()
      for (const end of ends) end()
    },
  }
  return client
}
