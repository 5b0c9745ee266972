import type { CartState } from './cart/cart-state.ts'
import type { CatalogueState } from './catalogue/catalogue.ts'
import type { DinerClient } from './client.ts'
import { renderedWith } from './store/rendered-value.ts'
import { createStore, type Store } from './store/store.ts'

/** What the stores of a client have when its visit has just begun, on a device that nobody has used. */
export interface FirstStates {
  readonly cart: CartState
  readonly catalogue: CatalogueState
}

type StateOf<P> = P extends { readonly state: Store<infer T> } ? T : never

/** The values of all stores that screens read. */
const statesOf = ({ cart, catalogue }: FirstStates) => {
  const authentication: StateOf<DinerClient['authentication']> = {
    status: 'signedOut',
    isLoginNeeded: false,
  }
  const member: StateOf<DinerClient['member']> = { status: 'unknown' }
  const session: StateOf<DinerClient['session']> = { status: 'none' }
  const pending: StateOf<DinerClient['pending']> = { status: 'idle', sessions: [], incomplete: 0 }
  const shops: StateOf<DinerClient['shops']> = new Map()
  const translations: StateOf<DinerClient['translations']> = new Map()
  return { authentication, cart, catalogue, member, pending, session, shops, translations }
}

const nothing = (): undefined => undefined

/** Returns an object with the known properties; every other one is a function that does nothing. */
const still = <T extends object>(known: Partial<T>): T =>
  new Proxy(known, {
    get: (target, name) => (name in target ? target[name as keyof T] : nothing),
  }) as T

/** Returns a client that shows given states and does nothing: the server renders a screen with it. */
export const createStillClient = (first: FirstStates): DinerClient => {
  const parts = Object.entries(statesOf(first)).map(([name, state]) => [
    name,
    still({ state: createStore<unknown>(state) }),
  ])
  return still<DinerClient>({
    ...(Object.fromEntries(parts) as Partial<DinerClient>),
    connection: still<DinerClient['connection']>({
      status: createStore<'connecting'>('connecting'),
    }),
    intentions: still<DinerClient['intentions']>({ keys: createStore<readonly string[]>([]) }),
  })
}

/** States that the page was rendered with such a client: this one takes it over. */
export const takeOverStates = (client: DinerClient, first: FirstStates): void => {
  const states = statesOf(first)
  renderedWith(client.authentication.state, states.authentication)
  renderedWith(client.cart.state, states.cart)
  renderedWith(client.catalogue.state, states.catalogue)
  renderedWith(client.member.state, states.member)
  renderedWith(client.pending.state, states.pending)
  renderedWith(client.session.state, states.session)
  renderedWith(client.shops.state, states.shops)
  renderedWith(client.translations.state, states.translations)
  renderedWith(client.connection.status, 'connecting')
  renderedWith(client.intentions.keys, [])
}
