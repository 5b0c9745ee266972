import type { FoundShop } from '@comanda/client/shops'
import { Button, EmptyState, SearchField } from '@comanda/ui'
import { useState } from 'react'
import { useNavigate } from '../../router/use-navigate.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { modesOf } from '../../shop/shop-hours.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LanguageButton } from '../../dialogs/language-button.tsx'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { ShopRow } from './shop-row.tsx'
import { usePosition } from './use-position.ts'
import { useShopSearch } from './use-shop-search.ts'
import './shops-page.css'

/** From this many shops on, the list can be searched. */
const SEARCH_FROM = 3

/** The shops that take online orders; choosing one starts a visit there, in the same mode if the shop has it. */
export const ShopsPage = () => {
  const { t } = useVisitMessages()
  const { visit } = useDiner()
  const navigate = useNavigate()
  const { position, status, ask } = usePosition()
  const [keyword, setKeyword] = useState('')
  const { shops, all, total, isLoaded, failed, retry, more } = useShopSearch(keyword, position)
  if (failed)
    return (
      <EmptyState
        level={1}
        drawing="offline"
        title={t('failure.serverError.title')}
        action={<Button onClick={retry}>{t('app.tryAgain')}</Button>}
      >
        {t('failure.serverError.text')}
      </EmptyState>
    )
  if (!isLoaded) return <LoadingScreen />
  const choose = (shop: FoundShop) => {
    void visit.chooseShop(shop._id, modesOf(shop))
    void navigate({ to: '/' })
  }
  return (
    <div className="shops">
      <div className="shops-head">
        <h1>{t('shops.title')}</h1>
        <LanguageButton />
      </div>
      {all >= SEARCH_FROM && (
        <SearchField
          label={t('shops.search')}
          clearLabel={t('browse.clearSearch')}
          keyword={keyword}
          onChange={setKeyword}
        />
      )}
      {all > 1 && status !== 'known' && (
        <Button variant="quiet" icon="pin" disabled={status === 'requesting'} onClick={ask}>
          {t('shops.near')}
        </Button>
      )}
      <p className="shops-note" role="status">
        {status === 'refused' && t('shops.positionRefused')}
      </p>
      {all === 0 && <EmptyState drawing="closed" title={t('shops.none')} />}
      {all > 0 && total === 0 && (
        <EmptyState drawing="search" title={t('browse.nothingFound', { keyword })} />
      )}
      {shops.map((shop) => (
        <ShopRow key={shop._id} shop={shop} onChoose={choose} />
      ))}
      {shops.length < total && (
        <Button variant="quiet" onClick={more}>
          {t('shops.more')}
        </Button>
      )}
    </div>
  )
}
