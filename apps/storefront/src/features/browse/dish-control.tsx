import type { Product } from '@comanda/contract'
import { MAX_QUANTITY, sellableQuantity } from '@comanda/engine/stock'
import { Icon, Stepper } from '@comanda/ui'
import type { CartState } from '@comanda/client'
import { createEntryHook } from '@comanda/client/react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useMessages } from '../../language/messages.ts'
import { showNotice } from '../../notices/notice.ts'
import { dishSection } from '../../shop/section-all.ts'
import { changeDish } from './change-dish.ts'
import type { DishOffer } from './dish-offer.ts'

/** Returns the quantity of each product in a cart, not counting those inside sets, and those of others at the table. */
const quantitiesOf = ({ lines, shared }: CartState): ReadonlyMap<string, number> => {
  const quantities = new Map<string, number>()
  for (const { product = '', quantity = 1, fromProduct, chairId } of lines)
    if (fromProduct === undefined && chairId === shared?.seat)
      quantities.set(product, (quantities.get(product) ?? 0) + quantity)
  return quantities
}

const useDishQuantity = createEntryHook(quantitiesOf)

interface DishControlProps {
  readonly product: Product
  readonly offer: DishOffer
  readonly name: string
  readonly onOpen: (product: string) => void
}

/** A round + that turns into a stepper once the dish is in the cart; a dish that needs a choice opens instead. */
export const DishControl = ({ product, offer, name, onOpen }: DishControlProps) => {
  const { t } = useMessages()
  const { client } = useDiner()
  const { cart } = client
  const { _id: id, stock } = product
  const { quickAdd, limit } = offer
  const quantity = useDishQuantity(cart.state, id) ?? 0
  const isAtLimit = limit <= quantity
  const isFull = isAtLimit || sellableQuantity(stock, true) <= quantity
  if (quickAdd)
    return (
      <div className="dish-control">
        <Stepper
          value={quantity}
          min={1}
          removes
          max={isFull ? quantity : MAX_QUANTITY}
          label={t('dish.quantityOf', { name })}
          startLabel={t('dish.add', { name })}
          increaseLabel={isAtLimit ? t('dish.limit', { count: limit }) : t('dish.increase')}
          decreaseLabel={quantity > 1 ? t('dish.decrease') : t('dish.remove')}
          onChange={(next) => {
            if (next > quantity && cart.state.get().isLocked)
              return showNotice({ text: t('dish.addFailed'), tone: 'danger' })
            const dish = { product: id, options: quickAdd, ...dishSection(client, product) }
            changeDish(cart, dish, next)
          }}
        />
      </div>
    )
  return (
    <div className="dish-control">
      <button
        type="button"
        className="dish-add"
        aria-label={t('dish.choose', { name })}
        disabled={isFull}
        onClick={() => onOpen(id)}
      >
        {quantity > 0 ? <span className="dish-count">{quantity}</span> : <Icon name="plus" />}
      </button>
    </div>
  )
}
