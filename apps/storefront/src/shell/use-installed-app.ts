import { shortName } from '@comanda/engine/catalog'
import { useEffect } from 'react'
import { useCatalogue } from '../diner/use-stores.ts'
import { useMessages } from '../language/messages.ts'
import { useNames } from '../language/use-names.ts'
import { whenQuiet } from '../device/when-quiet.ts'

const put = (selector: string, attribute: string, value: string): void =>
  document.querySelector(selector)?.setAttribute(attribute, value)

/** Offers the app without a shop, unless a shop's is offered by then. */
const offerOwnApp = async (): Promise<void> => {
  await whenQuiet()
  put('[rel=manifest]:not([href])', 'href', '/manifest.webmanifest')
}

/** Makes the app that is installed from this page the app of the shop, in the language of the page. */
export const useInstalledApp = (): void => {
  const { locale } = useMessages()
  const { menu } = useCatalogue()
  const shop = menu?.shop._id
  const title = shortName(useNames()(menu?.shop.name))

  useEffect(() => {
    if (!shop) {
      void offerOwnApp()
      return undefined
    }
    const app = `/api/shops/${shop}`
    const meta = document.createElement('meta')
    meta.name = 'apple-mobile-web-app-title'
    meta.content = title
    document.head.append(meta)
    let isShown = true
    const offer = async (): Promise<void> => {
      await whenQuiet()
      if (!isShown) return
      put('[rel=manifest]', 'href', `${app}/manifest.webmanifest?locale=${locale}`)
      put('[rel=apple-touch-icon]', 'href', `${app}/icons/apple.png`)
    }
    void offer()
    return () => {
      isShown = false
      meta.remove()
    }
  }, [shop, locale, title])
}
