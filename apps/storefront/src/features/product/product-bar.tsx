import { MAX_QUANTITY } from '@comanda/engine/stock'
import type { OptionIssue } from '@comanda/engine/options'
import { Button, Stepper } from '@comanda/ui'
import { useCart } from '../../diner/use-stores.ts'
import { useListWords } from '../../language/use-list-words.ts'
import { useMoney } from '../../money/use-money.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import type { useDraft } from './use-draft.ts'

interface ProductBarProps {
  readonly model: ReturnType<typeof useDraft>
  readonly isUpdate: boolean
  /** Whether a coupon or reward adds it: in a fixed quantity, and free. */
  readonly isGift?: boolean
  /** Why it cannot be ordered at all. */
  readonly refusal: string | undefined
  readonly onDone: () => void
}

/** Returns the names of the groups in which something is still to choose. */
const useMissingNames = (issues: readonly OptionIssue[]): string => {
  const { offer } = useCart()
  const name = useNames()
  const list = useListWords()
  const groups = new Set(issues.map(({ group }) => group))
  return list([...groups].map((group) => name(offer?.productOptions.get(group)?.name)))
}

/** The quantity, and the button with the running price; above them, what is still missing (SCREEN-3.4). */
export const ProductBar = ({
  model,
  isUpdate,
  isGift = false,
  refusal,
  onDone,
}: ProductBarProps) => {
  const { t } = useOrderingMessages()
  const missing = useMissingNames(model.issues)
  const money = useMoney()
  const { draft, change, price, left, purchasable, limit = 0 } = model
  const isShort = left < draft.quantity
  const isOver = !isGift && purchasable < draft.quantity
  const isAtLimit = !isGift && purchasable <= draft.quantity
  const note =
    refusal ??
    (isShort
      ? t(left > 0 ? 'product.notEnough' : 'cart.issue.outOfStock', { count: left })
      : undefined) ??
    (isAtLimit
      ? t(isOver ? 'cart.issue.overLimit' : 'cart.issue.purchaseLimit', { count: limit })
      : '')
  const isNote = note !== ''
  return (
    <>
      {(isNote || missing !== '') && (
        <p className="product-note" data-quiet={isNote ? undefined : ''} role="status">
          {isNote ? note : t('product.course.missing', { names: missing })}
        </p>
      )}
      <div className="product-bar">
        {!isGift && (
          <Stepper
            size="large"
            value={draft.quantity}
            min={1}
            max={Math.max(1, Math.min(MAX_QUANTITY, left, purchasable))}
            label={t('dish.quantity')}
            increaseLabel={t('dish.increase')}
            decreaseLabel={t('dish.decrease')}
            onChange={(quantity) => change({ quantity })}
          />
        )}
        <Button size="large" disabled={refusal !== undefined || isShort || isOver} onClick={onDone}>
          {isGift || refusal !== undefined
            ? t(isGift || isUpdate ? 'product.update' : 'dish.addShort')
            : t(isUpdate ? 'product.updateFor' : 'product.addFor', { price: money(price) })}
        </Button>
      </div>
    </>
  )
}
