import { useStore } from '@comanda/client/react'
import { useEffect, useRef } from 'react'
import { useLocation } from '../router/use-location.ts'
import { useCatalogue, useVisit } from '../diner/use-stores.ts'
import { useMessages } from '../language/messages.ts'
import { useNames } from '../language/use-names.ts'
import { titleMark } from '../features/order/title-mark.ts'
import { pageTitle } from './page-title.ts'
import { useDisplayedLanguage } from '../dialogs/use-display-locales.ts'

/**
 * Sets the title of the page from screen and shop, and moves the focus to a new screen.
 */
export const usePage = (): void => {
  useDisplayedLanguage()
  const { t } = useMessages()
  const name = useNames()
  const { menu } = useCatalogue()
  const { look } = useVisit()
  const { pathname } = useLocation()
  const shop = name(menu?.shop.name) || name(look?.name)
  const title = [useStore(titleMark), pageTitle(pathname, t, shop)].filter(Boolean).join(' · ')
  const shown = useRef(pathname)

  useEffect(() => {
    if (title !== '') document.title = title
  }, [title])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
