import { useSelected } from '@comanda/client/react'
import type { ComponentProps, MouseEvent } from 'react'
import { href } from './href.ts'
import { useRouter } from './router-context.tsx'
import type { How, Target } from './target.ts'

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>

export type LinkProps<P extends string> = Target<P> &
  How &
  AnchorProps & {
    /** The link leads to the current page only on that page itself, not on those below it. */
    readonly exact?: boolean
  }

/** Whether a click is for the app: others open a tab, a window or a menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link to a screen of the app. Its screen is loaded once the pointer or the focus is on it. */
export const Link = <const P extends string>({
  to,
  params,
  search,
  replace,
  resetScroll,
  viewTransition,
  exact = false,
  children,
  ...anchor
}: LinkProps<P>) => {
  const router = useRouter()
  const url = href(to, params, search)
  const [path = ''] = url.split('?')
  const isCurrent = useSelected(router.state, ({ place: { pathname } }) =>
    exact || path === '/' ? pathname === path : `${pathname}/`.startsWith(`${path}/`),
  )
  const preload = () => router.preload(url)
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      {...anchor}
      href={url}
      onClick={(event) => {
        anchor.onClick?.(event)
        const opensElsewhere = anchor.target !== undefined && anchor.target !== '_self'
        if (event.defaultPrevented || opensElsewhere || !isPlain(event)) return
        event.preventDefault()
        void router.go(url, { replace, resetScroll, viewTransition })
      }}
    >
      {children}
    </a>
  )
}
