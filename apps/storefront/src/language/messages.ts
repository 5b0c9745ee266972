import { detectLocale, type Locale, type MessageArea } from '@comanda/locales'
import { memberMessages } from '@comanda/locales/member'
import { orderingMessages } from '@comanda/locales/ordering'
import { paymentMessages } from '@comanda/locales/payment'
import { createMessagesContext } from '@comanda/locales/react'
import { loadStorefrontMessages } from '@comanda/locales/storefront'
import { visitMessages } from '@comanda/locales/visits'

const areas: readonly MessageArea[] = [
  orderingMessages,
  visitMessages,
  memberMessages,
  paymentMessages,
]
const messages = createMessagesContext(loadStorefrontMessages, areas)

/** `useMessages` returns the messages of the first screen; each further screen uses the hook of its area. */
export const { MessagesProvider, useMessages } = messages
export const createAreaHook: typeof messages.createAreaHook = messages.createAreaHook

/** Returns the current language of the page. */
const shownLocale = (): Locale =>
  // The server renders without a document.
  detectLocale({ cookie: '', languages: [globalThis.document?.documentElement.lang ?? ''] })

/** Returns a loader of a screen together with the messages that it needs. */
export const withMessages =
  <S>(area: MessageArea, load: () => Promise<S>) =>
  async (): Promise<S> => {
    const [screen] = await Promise.all([load(), area.load(shownLocale())])
    return screen
  }
