import type { Product } from '@comanda/contract'
import { isUnpriced } from '@comanda/engine/catalog'
import type { OptionIssue } from '@comanda/engine/options'
import { Badge, Picture, Price, TextArea } from '@comanda/ui'
import type { ReactNode } from 'react'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { pictureSizes } from '../../pictures/picture-sizes.ts'
import { useMoney } from '../../money/use-money.ts'
import { useIsLive } from '../../diner/use-is-live.ts'
import { useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useListWords } from '../../language/use-list-words.ts'
import { useLang } from '../../language/use-lang.ts'
import { useNames } from '../../language/use-names.ts'
import { LateHeart } from './late-heart.tsx'
import { OptionGroups } from './option-groups.tsx'
import type { useDraft } from './use-draft.ts'
import './product-details.css'

/** The longest remark that the server accepts. */
const REMARK_LENGTH = 200

interface ProductDetailsProps {
  readonly product: Product
  readonly model: ReturnType<typeof useDraft>
  readonly issues: readonly OptionIssue[]
  readonly showsErrors: boolean
  readonly unitPrice: number
  /** Renders the name as a heading of the level that the screen needs. */
  readonly heading: (name: string) => ReactNode
}

/** Picture, texts and choices of a product. */
export const ProductDetails = ({
  product,
  model,
  issues,
  showsErrors,
  unitPrice,
  heading,
}: ProductDetailsProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const lang = useLang()
  const list = useListWords()
  const money = useMoney()
  const { menu } = useCatalogue()
  const { settings } = useVisit()
  const isLive = useIsLive()
  const tint = menu?.categories.find((category) => category._id === product.category)?.color
  const description = name(product.description)
  const { allergens = [], marks = [] } = product
  const isLeast =
    isUnpriced(product) ||
    menu?.productOptions.some(
      ({ _id, partsPrice }) => partsPrice !== undefined && product.options?.includes(_id),
    )
  const unit = product.byWeight?.unit
  const least =
    unitPrice > 0
      ? t(unit ? `dish.perUnit.${unit}` : 'dish.from', { price: money(unitPrice) })
      : t('dish.marketPrice')
  return (
    <div className="product">
      <div className="product-picture">
        <Picture
          ratio="wide"
          alt=""
          tint={tint}
          eager
          preview={pictureSource(product.images?.[0], pictureSizes.dish)}
          {...pictureSource(product.images?.[0], pictureSizes.product)}
        />
      </div>
      <div className="product-body">
        <div className="product-head">
          <div lang={lang(product.name)}>{heading(name(product.name))}</div>
          {isLive && settings?.onlineMemberSystem && (
            <LateHeart id={product._id} name={name(product.name)} />
          )}
        </div>
        <Price text={isLeast ? least : money(unitPrice)} size="large" />
        {marks.length > 0 && (
          <p className="product-marks">
            {marks.map((mark) => (
              <Badge key={mark} tone="primary">
                {t(`dish.marks.${mark}`)}
              </Badge>
            ))}
          </p>
        )}
        {description && (
          <p className="product-description" lang={lang(product.description)}>
            {description}
          </p>
        )}
        {allergens.length > 0 && (
          <p className="product-allergens">
            <strong>{t('allergens.title')}</strong>{' '}
            {list(allergens.map((allergen) => t(`allergens.${allergen}`)))}
          </p>
        )}
        <OptionGroups
          product={product}
          options={model.draft.options}
          issues={issues}
          showsErrors={showsErrors}
          path="option"
          onChange={(options) => model.change({ options })}
        />
        <div className="product-remark">
          <TextArea
            label={t('product.remark')}
            placeholder={t('product.remarkHint')}
            maxLength={REMARK_LENGTH}
            value={model.draft.remark}
            onChange={(event) => model.change({ remark: event.target.value })}
          />
        </div>
      </div>
    </div>
  )
}
