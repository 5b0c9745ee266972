import { Badge, buttonLook, Icon, Picture, Skeleton } from '@comanda/ui'
import { visitMessages } from '@comanda/locales/visits'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from '../../router/link.tsx'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { pictureSizes } from '../../pictures/picture-sizes.ts'
import { shopAddress } from '../../shop/shop-address.ts'
import { shopHours } from '../../shop/shop-hours.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { useMessages, withMessages } from '../../language/messages.ts'
import { useNames } from '../../language/use-names.ts'
import { HomeLinks } from './home-links.tsx'
import { HomeMember } from './home-member.tsx'
import { HomeOrder } from './home-order.tsx'
import { HomeWays } from './home-ways.tsx'
import { LoadFailure } from '../../loading/load-failure.tsx'
import { LanguageButton } from '../../dialogs/language-button.tsx'
import './home-page.css'

/** How many days ahead guests read of days on which the shop is closed. */
const SPECIAL_DAYS_AHEAD = 14

/** Loaded after the shop, and only if it has such days. */
const SpecialDays = lazy(
  withMessages(visitMessages, async () => ({
    default: (await import('../../notices/special-days.tsx')).SpecialDays,
  })),
)

const HomeSkeleton = () => {
  const { t } = useMessages()
  return (
    <div className="home-body" role="status" aria-label={t('app.loading')}>
      <Skeleton shape="title" share={0.7} />
      <Skeleton share={0.4} />
      <Skeleton shape="card" />
    </div>
  )
}

/** Until the shop is loaded, or why it is not. */
const HomeWaits = ({ hasFailed }: { hasFailed: boolean }) => {
  const { catalogue } = useDiner().client
  return hasFailed ? (
    <LoadFailure level={1} onRetry={() => void catalogue.reload()} />
  ) : (
    <HomeSkeleton />
  )
}

/** The shop at a glance: picture, name, whether it is open, and how to order now. `children` come below. */
export const HomePage = ({ children }: { children?: ReactNode }) => {
  const { t } = useMessages()
  const name = useNames()
  const { menu, now, status } = useCatalogue()
  const { look, settings } = useVisit()
  const shop = menu?.shop
  const hours = shop && shopHours(shop, now)
  const address = shopAddress(name(shop?.address), name(shop?.addressDetail))
  return (
    <div className="home">
      <div className="home-cover">
        <Picture
          ratio="banner"
          alt=""
          eager
          {...pictureSource(shop?.images?.[0], pictureSizes.home)}
        />
        <div className="home-language">
          <LanguageButton />
        </div>
      </div>
      {!shop || !hours ? (
        <HomeWaits hasFailed={status === 'failed'} />
      ) : (
        <div className="home-body">
          {!name(shop.name).startsWith(name(look?.name)) && (
            <p className="home-brand">{name(look?.name)}</p>
          )}
          <h1>{name(shop.name).replaceAll(' ·', '\u00a0·')}</h1>
          <p className="home-hours">
            <Badge tone={hours.isOpen ? 'success' : 'danger'}>
              {t(hours.isOpen ? 'home.openNow' : 'home.closedNow')}
            </Badge>
            <span>
              {hours.text ? t('home.today', { hours: hours.text }) : t('home.closedToday')}
            </span>
          </p>
          {shop.specialDays && (
            <Suspense>
              <SpecialDays shop={shop} now={now} ahead={SPECIAL_DAYS_AHEAD} />
            </Suspense>
          )}
          {settings?.onlineOrderingSystem !== false && <HomeOrder shop={shop} now={now} />}
          <HomeWays canOrder={settings?.onlineOrderingSystem !== false} />
          {settings?.onlineMemberSystem && <HomeMember />}
          <HomeLinks />
          <dl className="home-facts">
            {address && (
              <div>
                <dt>
                  <Icon name="pin" size="small" />
                  <span className="ui-hidden">{t('home.address')}</span>
                </dt>
                <dd>{address}</dd>
              </div>
            )}
            {shop.phone && (
              <div>
                <dt>
                  <Icon name="phone" size="small" />
                  <span className="ui-hidden">{t('home.phone')}</span>
                </dt>
                <dd>
                  <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
                </dd>
              </div>
            )}
          </dl>
          {settings?.allowChooseShop && (
            <Link to="/shops" {...buttonLook({ variant: 'plain' })}>
              {t('home.chooseShop')}
            </Link>
          )}
          {children}
        </div>
      )}
    </div>
  )
}
