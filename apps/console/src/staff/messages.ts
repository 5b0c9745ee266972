import { loadConsoleMessages } from '@comanda/locales/console'
import { createMessagesContext } from '@comanda/locales/react'

/** The words of the console. */
export const { MessagesProvider, useMessages } = createMessagesContext(loadConsoleMessages)
