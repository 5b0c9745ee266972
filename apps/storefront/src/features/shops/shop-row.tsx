import type { FoundShop } from '@comanda/client/shops'
import { languageTag } from '@comanda/locales'
import { Badge, Picture } from '@comanda/ui'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { shopAddress } from '../../shop/shop-address.ts'
import { shopHours } from '../../shop/shop-hours.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'

interface ShopRowProps {
  readonly shop: FoundShop
  readonly onChoose: (shop: FoundShop) => void
}

/** A shop of the list: picture, name, address, distance, whether it is open. */
export const ShopRow = ({ shop, onChoose }: ShopRowProps) => {
  const { away } = shop
  const { t, locale } = useVisitMessages()
  const name = useNames()
  const { now } = useCatalogue()
  const { isOpen, text } = shopHours(shop, now)
  const km = new Intl.NumberFormat(languageTag[locale], {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 1,
  })
  return (
    <button type="button" className="shop-row" onClick={() => onChoose(shop)}>
      <Picture alt="" ratio="wide" {...pictureSource(shop.images?.[0], '8rem')} />
      <span className="shop-row-text">
        <strong>{name(shop.name)}</strong>
        <span>{shopAddress(name(shop.address), name(shop.addressDetail))}</span>
        <span className="shop-row-hours">
          <Badge tone={isOpen ? 'success' : 'plain'}>
            {t(isOpen ? 'shops.open' : 'shops.closed')}
          </Badge>
          {text}
          {away !== undefined && <span>{t('shops.away', { distance: km.format(away) })}</span>}
        </span>
      </span>
    </button>
  )
}
