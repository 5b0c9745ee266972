import { createStore } from '@comanda/client'
import {
  dinerClientOver,
  sampleMenu,
  type Script,
  scriptedConnection,
} from '@comanda/client/testing'
import type { Menu, TableSession, User } from '@comanda/contract'
import { memberMessages } from '@comanda/locales/member'
import { orderingMessages } from '@comanda/locales/ordering'
import { paymentMessages } from '@comanda/locales/payment'
import { loadStorefrontMessages } from '@comanda/locales/storefront'
import { visitMessages } from '@comanda/locales/visits'
import { render } from '@comanda/ui/testing'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { DinerProvider } from '../diner/diner-context.tsx'
import { MessagesProvider } from '../language/messages.ts'
import { ReadingProvider } from '../language/reading.tsx'
import { memoryHistory } from '../router/memory-history.ts'
import { RouterProvider } from '../router/router-context.tsx'
import { createRouter } from '../router/router.ts'
import type { Visit, VisitState } from '../visit/visit-state.ts'

const [messages] = await Promise.all([
  loadStorefrontMessages('en'),
  orderingMessages.load('en'),
  visitMessages.load('en'),
  memberMessages.load('en'),
  paymentMessages.load('en'),
])

/** Noon at the sample shop. */
export const noon = Date.parse('2026-03-03T12:00:00+08:00')

interface Visitor {
  readonly menu?: Menu | undefined
  readonly visit?: Partial<VisitState>
  readonly session?: TableSession
  readonly user?: User
  /** Results of calls. */
  readonly script?: Script
  readonly path?: string
  /** The languages of the phone. */
  readonly reads?: readonly string[]
}

/** Returns a diner of the sample shop, with a cart for take-away unless the visit says otherwise. */
export const dinerAt = async ({ menu, visit: changes, session, user, script }: Visitor = {}) => {
  const server = scriptedConnection({
    ...(user ? { 'authentication create': () => ({ accessToken: 'token', user }) } : {}),
    ...script,
  })
  const world = dinerClientOver(server.connection, { menu, session, now: noon })
  const { client } = world
  const state = createStore<VisitState>({ status: 'ready', mode: 'takeAway', ...changes })
  const visit = {
    state,
    begin: vi.fn<Visit['begin']>(),
    beginAgain: vi.fn<Visit['beginAgain']>(),
    isAtCode: vi.fn<Visit['isAtCode']>(() => true),
    chooseMode: vi.fn<Visit['chooseMode']>(),
    chooseShop: vi.fn<Visit['chooseShop']>(),
    foresee: vi.fn<Visit['foresee']>(),
    look: vi.fn<Visit['look']>(),
  }
  if (user) await client.authentication.signIn('mei@eat.example', 'Secret123')
  if (menu) client.cart.enter({ shop: menu.shop._id, mode: state.get().mode })
  return { ...world, server, visit }
}

/** Renders a part of the storefront in English, for a diner of the sample shop unless the test sets another. */
export const renderForDiner = async (
  element: ReactElement,
  { path = '/', reads, ...visitor }: Visitor = {},
  diner?: Awaited<ReturnType<typeof dinerAt>>,
) => {
  const world = diner ?? (await dinerAt({ menu: sampleMenu, ...visitor }))
  const router = createRouter({ screens: [], history: memoryHistory(path) })
  const screen = await render(
    <MessagesProvider locale="en" catalogue={messages}>
      <DinerProvider diner={{ ...world, ...(reads && { reads }) }}>
        <ReadingProvider>
          <RouterProvider router={router}>{element}</RouterProvider>
        </ReadingProvider>
      </DinerProvider>
    </MessagesProvider>,
  )
  return { ...screen, ...world, place: () => router.state.get().place }
}
