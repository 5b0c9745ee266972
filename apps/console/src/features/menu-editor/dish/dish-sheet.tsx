import type { MenuDraft } from '@comanda/client/staff'
import type { Menu, Product } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button } from '@comanda/ui'
import { useMemo } from 'react'
import { useMessages } from '../../../staff/messages.ts'
import { ByWeightInputs } from './by-weight.tsx'
import { ContestedFields } from '../publishing/contested-fields.tsx'
import { dish as described, dishData, isMostWrong, previewOf } from './dish-draft.ts'
import { fieldChanges } from '../field-changes.ts'
import { DishFacts } from './dish-facts.tsx'
import { DishOptions } from './dish-options.tsx'
import { DishPictures } from './dish-pictures.tsx'
import { DishPreview } from './dish-preview.tsx'
import { DishStations } from './dish-stations.tsx'
import { DishTax } from './dish-tax.tsx'
import { DishTexts } from './dish-texts.tsx'
import { useFollowed } from '../followed-record.ts'
import { OpenPrice } from './open-price.tsx'
import { PriceRuleInputs } from '../options/price-rule-inputs.tsx'
import { amountIn } from '../../../staff/bills/amount-in.ts'
import { addedBy } from '../options/price-rules.ts'
import { isTare } from './weight-draft.ts'
import { ShopPrice } from './shop-price.tsx'
import { useMenuStep } from '../use-menu-step.ts'
import { StaffSheet } from '../../../staff/screen/staff-sheet.tsx'

const newDish = described.blank()

interface DishSheetProps {
  /** Undefined: a new one. */
  readonly dish: Product | undefined
  /** Whether a new one is a set meal. */
  readonly isSet?: boolean
  /** With the draft. */
  readonly menu: Menu
  readonly draft: MenuDraft
  readonly onClosed: () => void
}

/** Everything of a dish: texts in three languages side by side, pictures, options in words, when and to whom it is offered. */
export const DishSheet = ({ dish, isSet = false, menu, draft, onClosed }: DishSheetProps) => {
  const { t, locale } = useMessages()
  const step = useMenuStep()
  const { entered, contested, change } = useFollowed(dish, (one) =>
    one ? described.draftOf(one) : newDish,
  )
  const { _id: shop } = menu.shop
  const unnamed = t(isSet ? 'menu.newSet' : 'menu.newDish')
  const shown = useMemo(
    () => previewOf(dish, entered, shop, unnamed),
    [dish, entered, shop, unnamed],
  )
  const title = dish ? localizedName(dish.name, locale) : unnamed
  const isPriced = amountIn(entered.price) !== undefined
  const isComplete =
    isPriced &&
    !isMostWrong(entered) &&
    isTare(entered.byWeight?.tare ?? '') &&
    entered.priceModifiers.every((rule) => addedBy(rule) !== undefined)
  const changes = dish ? fieldChanges('products', dish, described.patchData(dish, entered)) : []
  const isUnsaved = (): boolean =>
    dish ? changes.length > 0 : JSON.stringify(entered) !== JSON.stringify(newDish)
  const save = async (close: () => void): Promise<void> => {
    const last = Math.max(0, ...menu.products.map(({ order = 0 }) => order))
    const isDone = await step(() =>
      dish ? draft.change(changes) : draft.add('products', dishData(entered, last + 1)),
    )
    if (isDone) close()
  }
  return (
    <StaffSheet
      open
      title={title === '' ? t('menu.unnamed') : title}
      onClosed={onClosed}
      isUnsaved={isUnsaved}
      width="wide"
    >
      {(close) => (
        <div className="dish-and-preview">
          <form
            className="form-frame menu-editor-form"
            aria-label={title}
            onSubmit={(event) => {
              event.preventDefault()
              void save(close)
            }}
          >
            <ContestedFields record={dish} fields={contested} menu={menu} draft={draft} />
            <DishTexts draft={entered} isPriced={isPriced} menu={menu} onChange={change} />
            <OpenPrice draft={entered} onChange={change} />
            <ByWeightInputs draft={entered} onChange={change} />
            <DishTax
              taxClass={entered.taxClass}
              menu={menu}
              onChange={(taxClass) => change({ taxClass })}
            />
            <ShopPrice
              mapping={entered.discountMapping}
              onChange={(discountMapping) => change({ discountMapping })}
            />
            <DishPictures images={entered.images} onChange={(images) => change({ images })} />
            <DishOptions
              menu={menu}
              draft={draft}
              isSet={isSet}
              chosen={entered.options}
              onChange={(options) => change({ options })}
            />
            <PriceRuleInputs
              rules={entered.priceModifiers}
              menu={menu}
              onChange={(priceModifiers) => change({ priceModifiers })}
            />
            <DishFacts draft={entered} menu={menu} onChange={change} />
            <DishStations dish={shown} />
            <div className="form-actions menu-editor-actions">
              {dish && (
                <Button
                  variant="quiet"
                  size="large"
                  icon="trash"
                  onClick={() =>
                    void step(() => draft.remove('products', dish._id)).then(
                      (isDone) => isDone && close(),
                    )
                  }
                >
                  {t('menu.removeDish')}
                </Button>
              )}
              <Button type="submit" size="large" disabled={!isComplete}>
                {t('menu.keep')}
              </Button>
            </div>
          </form>
          <DishPreview menu={menu} dish={shown} />
        </div>
      )}
    </StaffSheet>
  )
}
