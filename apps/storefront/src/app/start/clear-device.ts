import { clientKeys, type DinerClient } from '@comanda/client'
import { firstScreenCookies, storageKeys } from '@comanda/contract'
import { LOCALE_COOKIE } from '@comanda/locales'
import { LAST_CHECKOUT } from '../../drafts/last-checkout.ts'

/** What a guest leaves in local storage; the menu, and what staff have said of the device, stay. */
const GUEST_KEYS: readonly string[] = [
  storageKeys.settings,
  storageKeys.saveInfo,
  storageKeys.listView,
  storageKeys.sectionAll,
  storageKeys.login,
  storageKeys.profile,
  storageKeys.tableCart,
  clientKeys.cartCoupons,
  clientKeys.session,
  clientKeys.guest,
  clientKeys.tableGuest,
  clientKeys.deviceCoupons,
  clientKeys.reservations,
  LAST_CHECKOUT,
]

/** Signs out, removes what the guest has left on a device that others use next, and begins again at its shop (SHELL-4.1). */
export const clearDevice = async (
  { authentication, session }: Pick<DinerClient, 'authentication' | 'session'>,
  begin: (url: string) => void = (url) => window.location.replace(url),
): Promise<void> => {
  const { shop } = session.place()
  await authentication.signOut()
  window.sessionStorage.clear()
  for (const key of GUEST_KEYS) window.localStorage.removeItem(key)
  for (const cookie of [LOCALE_COOKIE, ...Object.values(firstScreenCookies)])
    document.cookie = `${cookie}=; Max-Age=0; Path=/; SameSite=Lax`
  begin(shop === null ? '/' : `/?id=${shop}`)
}
