import { LOCALE_COOKIE } from '@comanda/locales'
import { LOW_SPEC_KEY } from '../../device/low-spec.ts'
import { dialogs } from '../../dialogs/dialogs.ts'
import { notices } from '../../notices/notice.ts'

/** What remains in the browser's storage: the pairing, and what staff have said of the device. */
const KEPT: readonly string[] = ['posDevice', LOW_SPEC_KEY]

/** Removes what the screens of a visit have stored beside the client: drafts, coupons, the view, the language (KIOSK-2.2). */
export const wipe = (): void => {
  window.sessionStorage.clear()
  for (const key of Object.keys(window.localStorage))
    if (!KEPT.includes(key)) window.localStorage.removeItem(key)
  document.cookie = `${LOCALE_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`
  dialogs.state.set([])
  notices.set([])
}
