import { Icon, SearchField } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useRole } from '../../staff/use-role.ts'
import { findSettings } from './find-settings.ts'
import { RunsOn } from './runs-on.tsx'
import type { ShownGroup } from './settings-groups.ts'
import { useSettingsWords } from './use-settings-words.ts'

interface SettingsNavProps {
  readonly groups: readonly ShownGroup[]
  /** The path of the page that is shown. */
  readonly path: string
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

/** The search over all settings with what it finds, or the groups, of which that of the shown page is open. */
export const SettingsNav = ({ groups, path, keyword, onSearch }: SettingsNavProps) => {
  const { _id: shop } = useShop()
  const { isOwner } = useRole()
  const { t, locale } = useMessages()
  const isSearching = keyword.trim() !== ''
  const words = useSettingsWords(isSearching)
  const pages = groups.flatMap((group) => group.pages)
  const found = words ? findSettings(pages, keyword, words, locale) : []
  const isShown = ({ to }: { readonly to: string }) => path.endsWith(to.replace('/$shop', ''))
  return (
    <nav className="settings-nav" aria-label={t('settings.title')}>
      <SearchField
        label={t('settings.search')}
        clearLabel={t('settings.clearSearch')}
        keyword={keyword}
        onChange={onSearch}
      />
      {isSearching ? (
        <div className="settings-found" aria-live="polite">
          {words && found.length === 0 && (
            <p className="settings-muted">{t('settings.nothingFound', { keyword })}</p>
          )}
          {found.map(({ page: { to, text }, texts }) => (
            <Link key={to} to={to} params={{ shop }}>
              <strong>{t(text)}</strong>
              {texts.map((one) => (
                <small key={one}>{one}</small>
              ))}
            </Link>
          ))}
        </div>
      ) : (
        <div className="settings-groups">
          {groups.map((group) => (
            <details key={group.text} open={group.pages.some(isShown)}>
              <summary>
                <Icon name={group.icon} size="small" />
                {t(group.text)}
              </summary>
              {group.pages.map(({ to, text }) => (
                <Link key={to} to={to} params={{ shop }}>
                  {t(text)}
                </Link>
              ))}
            </details>
          ))}
          <a className="settings-licences" href="/api/licences" target="_blank" rel="noreferrer">
            {t('settings.licences')}
          </a>
          {isOwner && <RunsOn />}
        </div>
      )}
    </nav>
  )
}
