import { useStore } from '@comanda/client/react'
import type { FoundShop } from '@comanda/client/shops'
import { localizedName } from '@comanda/engine/catalog'
import { Button, EmptyState, Field, Icon, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import './shop-choice.css'

/** How long nothing may be typed before it is searched, in ms. */
const TYPING = 250

/** Lists the shops in which the account works, to select one. */
export const ShopChoice = ({ onSelect }: { readonly onSelect: (shop: string) => void }) => {
  const { shops, authentication } = useStaff()
  const { status, shops: known, hasMore } = useStore(shops.state)
  const { user } = useStore(authentication.state)
  const { t, locale } = useMessages()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly FoundShop[]>()
  const isSearching = text.trim() !== ''
  const shown = (isSearching ? found : undefined) ?? known
  usePageTitle(t('shops.title'))
  useEffect(() => {
    if (!isSearching) return undefined
    let isOver = false
    const search = async (): Promise<void> => {
      const result = await shops.search(text).catch(() => [])
      if (!isOver) setFound(result)
    }
    const timer = setTimeout(() => void search(), TYPING)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [shops, text, isSearching])
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
      {hasMore && (
        <Field
          label={t('shops.search')}
          type="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {shown.length === 0 && isSearching && <p role="status">{t('shops.nothingFound')}</p>}
      <ul aria-busy={status === 'loading'}>
        {status === 'loading' && (
          <li>
            <Skeleton shape="card" />
          </li>
        )}
        {shown.map((shop) => (
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
