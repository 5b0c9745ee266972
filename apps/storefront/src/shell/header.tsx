import { useSelected } from '@comanda/client/react'
import { Badge, Icon, IconButton } from '@comanda/ui'
import { lazy, Suspense } from 'react'
import { Link } from '../router/link.tsx'
import { useCanGoBack, useLocation } from '../router/use-location.ts'
import { useRouter } from '../router/router-context.tsx'
import { useDiner } from '../diner/diner-context.tsx'
import { useCatalogue, useSession, useVisit } from '../diner/use-stores.ts'
import { useMessages } from '../language/messages.ts'
import { useListWords } from '../language/use-list-words.ts'
import { useNames } from '../language/use-names.ts'
import { isBackHidden } from './bar-rules.ts'
import { LanguageButton } from '../dialogs/language-button.tsx'
import { useHeaderBottom } from './use-header-bottom.ts'
import './header.css'

/** Loaded once a table has been entered. */
const SeatingTime = lazy(async () => ({
  default: (await import('./seating-time.tsx')).SeatingTime,
}))

const BackButton = () => {
  const { t } = useMessages()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { pathname } = useLocation()
  const goBack = () => {
    if (pathname.startsWith('/record/')) void router.go('/record')
    else if (canGoBack) router.back()
    else void router.navigate({ to: '/browse' })
  }
  return <IconButton icon="back" label={t('app.back')} onClick={goBack} />
}

/** From the menu the way home, from every other screen the way to the menu (SHELL-1.8). */
const OtherWay = () => {
  const { t } = useMessages()
  const { pathname } = useLocation()
  const { settings } = useVisit()
  const hasMenu = !settings || settings.onlineOrderingSystem || settings.onlineMemberSystem
  const isMenu = !hasMenu || pathname === '/browse'
  const text = t(isMenu ? 'app.home' : 'title.browse')
  return (
    <Link to={isMenu ? '/' : '/browse'} className="ui-icon-button" title={text}>
      <Icon name={isMenu ? 'home' : 'menu'} />
      <span className="ui-hidden">{text}</span>
    </Link>
  )
}

/** The header: the shop and the ordering mode; at a table first its badge, the section and the seating time (SHELL-1.4, SHELL-1.5). */
export const Header = () => {
  const { t } = useMessages()
  const name = useNames()
  const list = useListWords()
  const { pathname } = useLocation()
  const { status, mode, tableCode, look } = useVisit()
  const { session } = useSession()
  const { menu } = useCatalogue()
  const section = useSelected(useDiner().client.cart.state, (cart) => cart.section)
  const header = useHeaderBottom()
  const hasBack = !isBackHidden(pathname)
  const atTable = mode === 'dineIn' && session?.type === 'dineIn'
  const table = atTable ? list(session.tables.map((entry) => entry.name)) : undefined
  const showsSection = atTable || (mode === 'dineInNoTable' && tableCode !== undefined)
  const sitting = name(session?.localizedSessionName) || session?.sessionName
  const served = menu?.sections.find((entry) => entry._id === section)
  return (
    <header ref={header} className="header">
      <div className="header-inner" data-back={hasBack ? '' : undefined}>
        {hasBack && <BackButton />}
        {table && (
          <Badge tone="highlight" icon="table">
            <span className="ui-hidden">{t('header.table', { name: '' })}</span>
            {[table, sitting].filter(Boolean).join(' ')}
          </Badge>
        )}
        <div className="header-where">
          <Link to="/" className="header-shop">
            {name(menu?.shop.name) || name(look?.name) || t('app.home')}
          </Link>
          {(status === 'starting' || status === 'ready') && (
            <span className="header-mode">
              {status === 'ready' && <span>{t(`mode.${mode}`)}</span>}
              {showsSection && served && <span>{name(served.name)}</span>}
              {atTable && (
                <Suspense>
                  <SeatingTime session={session} />
                </Suspense>
              )}
            </span>
          )}
        </div>
        {menu && <OtherWay />}
        <LanguageButton />
      </div>
    </header>
  )
}
