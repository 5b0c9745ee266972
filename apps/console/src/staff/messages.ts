import { loadConsoleMessages } from '@comanda/locales/console'
import { createMessagesContext } from '@comanda/locales/react'

/** The messages of the console. */
export const { MessagesProvider, useMessages } = createMessagesContext(loadConsoleMessages)
