import { createStore, type Store } from '@comanda/client'
import type { ComponentType } from 'react'
import { href } from './href.ts'
import type { History, Place } from './history.ts'
import type { Screen } from './screen.ts'
import { screenList } from './screen-list.ts'
import type { Scroll } from './scroll-places.ts'
import type { How, Target } from './target.ts'
import { animate } from './view-transition.ts'

/** The screen that is shown: none if the path is unknown, or an error if it could not be loaded. */
export interface Shown {
  readonly place: Place
  readonly path?: string
  readonly component?: ComponentType | undefined
  readonly error?: unknown
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface RouterState {
  /** Where the user is, as soon as they go there. */
  readonly place: Place
  /** Follows once its screen is loaded; the former one is shown until then (ROUTE-5.1). */
  readonly shown: Shown | undefined
  readonly isLoading: boolean
}

export interface Router {
  readonly state: Store<RouterState>
  /** Loads the first screen: that of the URL, or of another one that is shown there for now. */
  readonly load: (url?: string) => Promise<void>
  /** Goes to a screen; resolves once it is shown, or another one was gone to. */
  readonly navigate: <const P extends string>(target: Target<P> & How) => Promise<void>
  /** Goes to a URL of the app. */
  readonly go: (url: string, how?: How) => Promise<void>
  /** Goes one entry back in the history. */
  readonly back: () => void
  /** Loads the screen of a path ahead of time. */
  readonly preload: (url: string) => void
  /** The page calls it once a screen has been drawn. */
  readonly drawn: (shown: Shown | undefined) => void
}

/** What the page does with its own place: nothing in a test. */
export interface Scrolling {
  readonly leave: () => void
  readonly enter: (place: Place, scroll: Scroll) => void
}

const nowhere: Scrolling = { leave: () => undefined, enter: () => undefined }

interface RouterParts {
  /** The screens that are known from the start. */
  readonly screens: readonly Screen[]
  /** Loads the list of the others. */
  readonly further?: () => Promise<readonly Screen[] | undefined>
  readonly history: History
  readonly scrolling?: (shown: () => Place) => Scrolling
}

/** Creates the router of the app's screens. */
export const createRouter = ({
  screens,
  further = () => Promise.resolve([]),
  history,
  scrolling = () => nowhere,
}: RouterParts): Router => {
  const list = screenList(screens, further)
  const state = createStore<RouterState>({
    place: history.place(),
    shown: undefined,
    isLoading: false,
  })
  const scroll = scrolling(() => state.get().shown?.place ?? state.get().place)
  /** Counts where the user went: what was loading for an earlier place is not shown any more. */
  let turn = 0
  let next: Scroll = 'back'

  const show = async (way: Scroll, viewTransition?: How['viewTransition']): Promise<void> => {
    turn += 1
    const own = turn
    const place = history.place()
    let match = list.find(place.pathname)
    let error: unknown
    if (!match?.screen.component()) {
      state.set({ ...state.get(), place, isLoading: true })
      try {
        match = await list.load(place.pathname)
      } catch (failure) {
        error = failure ?? new Error(place.pathname)
      }
      if (own !== turn) return
    }
    await animate(viewTransition, () => {
      next = way
      const screen = match && { path: match.screen.path, component: match.screen.component() }
      const shown = { place, params: match?.params ?? {}, ...screen, error }
      state.set({ place, shown, isLoading: false })
    })
  }

  const go: Router['go'] = async (url, { replace, resetScroll, viewTransition } = {}) => {
    scroll.leave()
    if (replace) history.replace(url)
    else history.push(url)
    await show(resetScroll === false ? 'stay' : 'top', viewTransition)
  }
  history.onTravel(() => {
    const { pathname, search, index } = state.get().place
    const place = history.place()
    scroll.leave()
    // The browser itself scrolls to a part of the same page.
    const isSame = place.pathname === pathname && place.search === search && place.index > index
    void show(isSame ? 'stay' : 'back')
  })

  return {
    state,
    go,
    load: (url) => {
      if (url !== undefined) history.stand(url)
      return show('back')
    },
    navigate: ({ to, params, search, ...how }) => go(href(to, params, search), how),
    back: history.back,
    preload: (url) => {
      // A screen that cannot be loaded now is loaded when it is gone to.
      void list.load(new URL(url, 'http://app.invalid').pathname).catch(() => undefined)
    },
    drawn: (shown) => {
      if (shown) scroll.enter(shown.place, next)
    },
  }
}
