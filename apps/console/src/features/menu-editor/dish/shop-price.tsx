import { localizedName } from '@comanda/engine/catalog'
import { listWords } from '../../../staff/list-words.ts'
import { Button } from '@comanda/ui'
import { useFormats } from '../../../staff/use-formats.ts'
import { useMessages } from '../../../staff/messages.ts'
import { useShop } from '../../../staff/shop-context.tsx'
import type { DishDraft } from './dish-draft.ts'

interface ShopPriceProps {
  readonly mapping: DishDraft['discountMapping']
  readonly onChange: (mapping: DishDraft['discountMapping']) => void
}

/** What a dish costs in this shop instead of its price, if an import said so (PRICE-3.1), with the way back to its price. */
export const ShopPrice = ({ mapping, onChange }: ShopPriceProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const shop = useShop()
  const own = mapping.find((one) => one.shop === shop._id)
  if (!own) return null
  const { price, discount } = own
  const words = [
    ...(price === undefined ? [] : [t('menu.shopPrice', { price: money(price) })]),
    ...(discount === undefined ? [] : [t('menu.shopFactor', { factor: String(discount) })]),
  ]
  return (
    <div className="form-notice">
      <p>
        {t('menu.shopPriceText', {
          shop: localizedName(shop.name, locale),
          words: listWords(words, t),
        })}
      </p>
      <Button
        variant="quiet"
        onClick={() => onChange(mapping.filter((one) => one.shop !== shop._id))}
      >
        {t('menu.shopPriceEnd')}
      </Button>
    </div>
  )
}
