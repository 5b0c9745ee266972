import { addLateIcons } from '@comanda/ui'
import type { Screen } from '../router/screen.ts'
import { memberScreens } from './member/member-screens.ts'
import { paymentScreens } from './payment/payment-screens.ts'
import { visitScreens } from './visits/visit-screens.ts'

export { greetFirstVisit } from '../shell/first-visit.ts'

addLateIcons()

/** The screens beside menu, cart and order, with the names of their files: they are loaded after the first screen. */
export const furtherScreens: readonly Screen[] = [
  ...visitScreens,
  ...memberScreens,
  ...paymentScreens,
]
