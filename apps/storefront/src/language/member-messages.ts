import { memberMessages } from '@comanda/locales/member'
import { createAreaHook } from './messages.ts'

/** Messages of the member area and the app's own; the area loads with the first screen that uses it. */
export const useMemberMessages = createAreaHook(memberMessages)
