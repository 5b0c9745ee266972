import type { Shop } from '@comanda/contract'
import { Badge, Button, EmptyState, Picture } from '@comanda/ui'
import { useNavigate } from '@tanstack/react-router'
import { pictureSource } from '../../data/attachment-url.ts'
import { useDiner } from '../../data/client-context.tsx'
import { shopHours } from '../../data/shop-hours.ts'
import { useCatalogue } from '../../data/use-store.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { LanguageButton } from '../../shell/language-button.tsx'
import { LoadingScreen } from '../../shell/loading-screen.tsx'
import { useShops } from './use-shops.ts'
import './shops-page.css'

const ShopRow = ({ shop, onChoose }: { shop: Shop; onChoose: () => void }) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const { now } = useCatalogue()
  const { isOpen, text } = shopHours(shop, now)
  return (
    <button type="button" className="shop-row" onClick={onChoose}>
      <Picture alt="" ratio="wide" {...pictureSource(shop.images?.[0], '8rem')} />
      <span className="shop-row-text">
        <strong>{name(shop.name)}</strong>
        <span>{name(shop.address)}</span>
        <span className="shop-row-hours">
          <Badge tone={isOpen ? 'success' : 'plain'}>
            {t(isOpen ? 'shops.open' : 'shops.closed')}
          </Badge>
          {text}
        </span>
      </span>
    </button>
  )
}

/** The shops that take online orders; choosing one begins there. */
export const ShopsPage = () => {
  const { t } = useVisitMessages()
  const { visit } = useDiner()
  const navigate = useNavigate()
  const { shops, failed, load } = useShops()
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
  return (
    <div className="shops">
      <div className="shops-head">
        <h1>{t('shops.title')}</h1>
        <LanguageButton />
      </div>
      {shops.length === 0 && <EmptyState drawing="closed" title={t('shops.none')} />}
      {shops.map((shop) => (
        <ShopRow
          key={shop._id}
          shop={shop}
          onChoose={() => {
            void visit.chooseShop(shop._id)
            void navigate({ to: '/' })
          }}
        />
      ))}
    </div>
  )
}
