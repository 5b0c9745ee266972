import { createMessagesContext } from '@comanda/locales/react'
import { loadStorefrontMessages } from '@comanda/locales/storefront'

export const { MessagesProvider, useMessages } = createMessagesContext(loadStorefrontMessages)
