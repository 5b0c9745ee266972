import { tableMessages } from '@comanda/locales/table'
import { createAreaHook } from './messages.ts'

/** Messages of a shared table and the app's own. They are not among those of the first screen: they load with what shows them. */
export const useTableMessages = createAreaHook(tableMessages)
