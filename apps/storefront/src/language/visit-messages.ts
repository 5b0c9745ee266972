import { visitMessages } from '@comanda/locales/visits'
import { createAreaHook } from './messages.ts'

/** Messages of the visit area and the app's own; the area loads with the first screen that uses it. */
export const useVisitMessages = createAreaHook(visitMessages)
