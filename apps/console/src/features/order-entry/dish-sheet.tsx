import type { OrderEntry } from '@comanda/client/staff'
import { listWords } from '../../staff/list-words.ts'
import type { Product } from '@comanda/contract'
import { type NewLine } from '@comanda/engine/cart'
import { MAX_QUANTITY } from '@comanda/engine/stock'
import { localizedName, type MenuContext } from '@comanda/engine/catalog'
import { defaultOptions, type DraftOption, validateOptions } from '@comanda/engine/options'
import { Button, Field, Stepper } from '@comanda/ui'
import { useState } from 'react'
import { amountIn } from '../../staff/bills/amount-in.ts'
import { useMessages } from '../../staff/messages.ts'
import { isOpenPrice, openKeyOf } from '../../staff/bills/open-price.ts'
import { priceWords } from '../../staff/bills/price-words.ts'
import { OptionPicks } from '../../staff/bills/option-picks.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { lacksDayPrice, WeightInput } from './weight-input.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

/** The dish that is chosen: new, or a line of the cart that is changed. */
export interface ChosenDish {
  readonly dish: Product
  readonly quantity: number
  readonly options?: readonly DraftOption[]
  readonly remark?: string
  /** What staff said that it costs, if its price is open. */
  readonly price?: number | undefined
  /** Its net weight in grams, if it is weighed. */
  readonly weight?: number | undefined
  /** What its label has beside the price of that weight (CAT-8.4). */
  readonly openKey?: unknown
  readonly line?: string
}

/** The longest remark that the server accepts. */
const REMARK_LENGTH = 200

interface DishSheetProps {
  readonly chosen: ChosenDish
  readonly context: MenuContext
  readonly cart: OrderEntry['cart']
  readonly onDone: (line: NewLine) => void
  readonly onRemove: () => void
  readonly onClosed: () => void
}

/** The options, quantity and remark of a dish. */
export const DishSheet = ({
  chosen: {
    dish,
    quantity: first,
    options: before,
    remark: noted = '',
    price: said,
    weight: weighed,
    openKey: labelled,
    line,
  },
  context,
  cart,
  onDone,
  onRemove,
  onClosed,
}: DishSheetProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const [options, setOptions] = useState(() => before ?? defaultOptions(dish, context))
  const [quantity, setQuantity] = useState(first)
  const [remark, setRemark] = useState(noted)
  const [typed, setTyped] = useState(() => String(said ?? dish.dayPrice?.price ?? ''))
  const { byWeight } = dish
  const [weight, setWeight] = useState(weighed)
  const asksPrice = dish.openPrice !== undefined && !byWeight
  const open = asksPrice ? amountIn(typed) : undefined
  const isPriced = asksPrice
    ? open !== undefined && isOpenPrice(dish, open)
    : !byWeight || (weight !== undefined && !lacksDayPrice(dish))
  const issues = validateOptions(dish, options, context)
  const customRemark = remark.trim()
  const draft = {
    product: dish._id,
    quantity,
    options,
    ...(weight === undefined ? {} : { weight }),
    ...(byWeight && weight === weighed && labelled !== undefined ? { openKey: labelled } : {}),
    ...(customRemark === '' ? {} : { customRemark }),
    ...(isPriced && open !== undefined && open !== dish.dayPrice?.price
      ? { openKey: openKeyOf(dish, open) }
      : {}),
  }
  const price = cart.quote([draft])?.lines[0]?.relatedTreePrice ?? dish.price * quantity
  const missing = [...new Set(issues.map(({ group }) => group))].map((group) =>
    localizedName(context.productOptions.get(group)?.name, locale),
  )
  return (
    <StaffSheet
      open
      title={localizedName(dish.name, locale)}
      onClosed={onClosed}
      footer={(close) => (
        <div className="entry-dish-foot">
          {missing.length > 0 && (
            <p role="status">{t('entry.missing', { names: listWords(missing, t) })}</p>
          )}
          <Stepper
            size="large"
            value={quantity}
            min={1}
            max={MAX_QUANTITY}
            label={t('entry.quantity')}
            increaseLabel={t('entry.more')}
            decreaseLabel={t('entry.fewer')}
            onChange={setQuantity}
          />
          <Button
            size="large"
            disabled={issues.length > 0 || !isPriced}
            onClick={() => {
              onDone(draft)
              close()
            }}
          >
            {t(line === undefined ? 'entry.add' : 'entry.change', { price: money(price) })}
          </Button>
        </div>
      )}
    >
      {(close) => (
        <div className="entry-dish">
          {byWeight && (
            <WeightInput dish={dish} byWeight={byWeight} weight={weight} onChange={setWeight} />
          )}
          {asksPrice && (
            <Field
              label={t('entry.price')}
              hint={priceWords(dish, t, money)}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              error={
                isPriced || typed.trim() === ''
                  ? undefined
                  : t('dishes.priceWrong', { price: priceWords(dish, t, money) })
              }
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <OptionPicks
            product={dish}
            options={options}
            issues={issues}
            context={context}
            onChange={setOptions}
          />
          <Field
            label={t('entry.remark')}
            value={remark}
            maxLength={REMARK_LENGTH}
            onChange={(event) => setRemark(event.target.value)}
          />
          {line !== undefined && (
            <Button
              variant="quiet"
              icon="trash"
              onClick={() => {
                onRemove()
                close()
              }}
            >
              {t('entry.remove')}
            </Button>
          )}
        </div>
      )}
    </StaffSheet>
  )
}
