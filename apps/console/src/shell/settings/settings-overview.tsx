import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useRole } from '../../staff/use-role.ts'
import { pageValues } from './page-values.tsx'
import { settingsGroupsFor } from './settings-groups.ts'

/** All settings that an account sees, by group (STAFF-10.21). */
export const SettingsOverview = () => {
  const shop = useShop()
  const role = useRole()
  const { t } = useMessages()
  usePageTitle(t('settings.title'))
  return (
    <>
      <h1>{t('settings.title')}</h1>
      {settingsGroupsFor(role, shop).map(({ text, pages }) => (
        <section key={text} className="settings-overview" aria-label={t(text)}>
          <h2>{t(text)}</h2>
          <ul className="page-cards">
            {pages.map((page) => {
              const Values = pageValues[page.to]
              return (
                <li key={page.to}>
                  <Link className="page-card" to={page.to} params={{ shop: shop._id }}>
                    <strong>{t(page.text)}</strong>
                    {Values && (
                      <span className="settings-value">
                        <Values />
                      </span>
                    )}
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}
