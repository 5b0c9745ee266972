import { orderingMessages } from '@comanda/locales/ordering'
import { createAreaHook } from './messages.ts'

/** Messages of the ordering area and the app's own; the area loads with the first screen that uses it. */
export const useOrderingMessages = createAreaHook(orderingMessages)
