import { createStore, webStorage } from '@comanda/client'
import { firstScreenCookies, storageKeys } from '@comanda/contract'
import { createContext, use, useSyncExternalStore } from 'react'
import { keepCookie } from '../../visit/keep-cookie.ts'

type View = 'list' | 'grid'

const storage = webStorage(() => window.localStorage)
const shown = createStore<View>(storage.read(storageKeys.listView) === 'false' ? 'grid' : 'list')

/** The view that the server has rendered the page with. */
export const RenderedView = createContext<View | undefined>(undefined)

/** Returns whether dishes are shown in a list or in a grid; stored between visits (SCREEN-3.2), for the server as a cookie. */
export const useListView = () => {
  const rendered = use(RenderedView)
  const view = useSyncExternalStore(shown.subscribe, shown.get, () => rendered ?? shown.get())
  const toggle = () => {
    const next = view === 'list' ? 'grid' : 'list'
    storage.write(storageKeys.listView, String(next === 'list'))
    keepCookie(firstScreenCookies.view, next)
    shown.set(next)
  }
  return { view, toggle }
}
