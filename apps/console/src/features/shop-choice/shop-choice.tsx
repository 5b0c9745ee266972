import { useStore } from '@comanda/client/react'
import { localizedName } from '@comanda/engine/catalog'
import { Button, EmptyState, Icon, Skeleton } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { usePageTitle } from '../../staff/use-page-title.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import './shop-choice.css'

/** Lists the shops in which the account works, to select one. */
export const ShopChoice = ({ onSelect }: { readonly onSelect: (shop: string) => void }) => {
  const { shops, authentication } = useStaff()
  const { status, shops: known } = useStore(shops.state)
  const { user } = useStore(authentication.state)
  const { t, locale } = useMessages()
  usePageTitle(t('shops.title'))
  const signOut = (
    <Button variant="plain" onClick={() => void authentication.signOut()}>
      {t('app.signOut')}
    </Button>
  )
  if (status === 'failed')
    return (
      <main>
        <EmptyState
          drawing="offline"
          title={t('shops.failed')}
          level={1}
          action={
            <Button onClick={() => user && void shops.load(user)}>{t('app.tryAgain')}</Button>
          }
        />
      </main>
    )
  if (status === 'ready' && known.length === 0)
    return (
      <main>
        <EmptyState drawing="closed" title={t('shops.none')} level={1} action={signOut}>
          {t('shops.noneText')}
        </EmptyState>
      </main>
    )
  return (
    <main className="shop-choice">
      <h1>{t('shops.title')}</h1>
      <p className="shop-choice-text">{t('shops.text')}</p>
      <ul aria-busy={status === 'loading'}>
        {status === 'loading' && (
          <li>
            <Skeleton shape="card" />
          </li>
        )}
        {known.map((shop) => (
          <li key={shop._id}>
            <button type="button" className="shop-choice-shop" onClick={() => onSelect(shop._id)}>
              <Icon name="shop" />
              <span>
                <strong>{localizedName(shop.name, locale)}</strong>
                <small>{localizedName(shop.address, locale)}</small>
              </span>
              <Icon name="forward" />
            </button>
          </li>
        ))}
      </ul>
      {signOut}
    </main>
  )
}
