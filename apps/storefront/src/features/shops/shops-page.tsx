import type { Shop } from '@comanda/contract'
import { Button, EmptyState, SearchField } from '@comanda/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState, useCallback, useEffect } from 'react'
import { useConnection } from '@comanda/client/react'
import { findOnlineShops } from '@comanda/client/shops'
import { useDiner } from '../../diner/diner-context.tsx'
import { modesOf } from '../../shop/shop-hours.ts'
import { useChineseFold } from '../../language/use-chinese-fold.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LanguageButton } from '../../shell/language-button.tsx'
import { LoadingScreen } from '../../shell/loading-screen.tsx'
import { foundShops } from './found-shops.ts'
import { ShopRow } from './shop-row.tsx'
import { usePosition } from './use-position.ts'
import './shops-page.css'

/** Loads the shops that are open for online ordering. */
const useShops = () => {
  const connection = useConnection()
  const [shops, setShops] = useState<readonly Shop[]>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    findOnlineShops(connection)
      .then(setShops)
      .catch(() => setFailed(true))
  }, [connection])
  useEffect(load, [load])
  const retry = () => {
    setFailed(false)
    load()
  }
  return { shops, failed, load: retry }
}

/** From this many shops on, the list can be searched. */
const SEARCH_FROM = 3

/** The shops that take online orders; choosing one starts a visit there, in the same mode if the shop has it. */
export const ShopsPage = () => {
  const { t } = useVisitMessages()
  const { visit } = useDiner()
  const navigate = useNavigate()
  const { shops, failed, load } = useShops()
  const { position, status, ask } = usePosition()
  const [keyword, setKeyword] = useState('')
  const fold = useChineseFold(keyword !== '')
  if (failed)
    return (
      <EmptyState
        level={1}
        drawing="offline"
        title={t('failure.serverError.title')}
        action={<Button onClick={load}>{t('app.tryAgain')}</Button>}
      >
        {t('failure.serverError.text')}
      </EmptyState>
    )
  if (!shops) return <LoadingScreen />
  const found = foundShops(shops, keyword.trim(), position, fold)
  const choose = (shop: Shop) => {
    void visit.chooseShop(shop._id, modesOf(shop))
    void navigate({ to: '/' })
  }
  return (
    <div className="shops">
      <div className="shops-head">
        <h1>{t('shops.title')}</h1>
        <LanguageButton />
      </div>
      {shops.length >= SEARCH_FROM && (
        <SearchField
          label={t('shops.search')}
          clearLabel={t('browse.clearSearch')}
          keyword={keyword}
          onChange={setKeyword}
        />
      )}
      {shops.length > 1 && status !== 'known' && (
        <Button variant="quiet" icon="pin" disabled={status === 'requesting'} onClick={ask}>
          {t('shops.near')}
        </Button>
      )}
      <p className="shops-note" role="status">
        {status === 'refused' && t('shops.positionRefused')}
      </p>
      {shops.length === 0 && <EmptyState drawing="closed" title={t('shops.none')} />}
      {shops.length > 0 && found.length === 0 && (
        <EmptyState drawing="search" title={t('browse.nothingFound', { keyword })} />
      )}
      {found.map((one) => (
        <ShopRow key={one.shop._id} found={one} onChoose={choose} />
      ))}
    </div>
  )
}
