import { type CartLine, isOfItsOwn } from '@comanda/engine/cart'
import { MAX_QUANTITY, purchasesLeft } from '@comanda/engine/stock'
import type { MenuContext } from '@comanda/engine/catalog'
import type { PriceResult } from '@comanda/engine/pricing'
import { childrenOf, partName, treeOf } from '@comanda/engine/set-items'
import { Badge, Button, CheckRow, Icon, IconButton, Picture, Price, Stepper } from '@comanda/ui'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useMoney } from '../../money/use-money.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useLineName } from '../../language/use-line-name.ts'
import { useNames } from '../../language/use-names.ts'
import { showNotice } from '../../notices/notice.ts'
import type { LineProblem } from './line-problem.ts'
import type { LineLook } from './line-look.ts'
import { lineWords } from './line-words.ts'
import { useSwipeAway } from './use-swipe-away.ts'
import { useShownCart } from './shown-cart.tsx'
import './cart-line-item.css'

interface CartLineItemProps {
  readonly look?: LineLook | undefined
  readonly line: CartLine
  readonly context: MenuContext
  readonly result: PriceResult | undefined
  readonly problem: LineProblem | undefined
  readonly onEdit: (line: string) => void
}

const Children = ({ line, context }: Pick<CartLineItemProps, 'line' | 'context'>) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const { lines } = useShownCart()
  const children = childrenOf(lines, line.id)
  if (children.length === 0) return null
  return (
    <ul className="cart-children">
      {children.map((child) => {
        const ratio = child.quantityRatio ?? 1
        const words = lineWords(child, context, name).join('\u00a0· ')
        const product = context.products.get(child.product ?? '')
        const dish = name(partName(product?.name, child, lines, context))
        const title = ratio > 1 ? `${dish} × ${ratio}` : dish
        return (
          <li key={child.id}>
            {words ? t('cart.with', { name: title, words }) : title}
            <Children line={child} context={context} />
          </li>
        )
      })}
    </ul>
  )
}

/** Says that dishes were merged into a set, with a button that splits it. */
const MergedNote = ({ line }: { line: string }) => {
  const { t } = useOrderingMessages()
  const { client } = useDiner()
  return (
    <p className="cart-problem">
      <Badge tone="highlight">{t('cart.merged')}</Badge>
      <Button variant="plain" onClick={() => client.cart.undoMerge(line)}>
        {t('cart.unmerge')}
      </Button>
    </p>
  )
}

/** In the cart of one diner. */
const alone: LineLook = { hands: 'own', isPending: false, notes: undefined }

/** A line of the cart with all its choices. */
export const CartLineItem = ({
  line,
  context,
  result,
  problem,
  onEdit,
  look: { hands, isPending, notes } = alone,
}: CartLineItemProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const lineName = useLineName()
  const money = useMoney()
  const { client } = useDiner()
  const { menu } = useCatalogue()
  const { isLocked: isOrdering, lines, place, coupons } = useShownCart()
  const isLocked = isOrdering || hands === 'none'
  const product = menu?.products.find((candidate) => candidate._id === line.product)
  const title = lineName(line, product)
  const tint = menu?.categories.find((category) => category._id === product?.category)?.color
  const quantity = line.quantity ?? 1
  const isAtLimit = purchasesLeft(treeOf(lines, line.id), lines, context) < 1
  const words = lineWords(line, context, name).join('\u00a0· ')
  const price = result?.lines.find((entry) => entry.id === line.id)?.relatedTreePrice ?? 0

  const remove = () => {
    const undo = client.cart.remove(line.id)
    showNotice({
      text: t('cart.removed', { name: title }),
      action: { text: t('app.undo'), run: undo },
      id: 'removed',
    })
  }
  const setQuantity = (next: number) =>
    next < 1 ? remove() : client.cart.setQuantity(line.id, next)
  const giver = coupons.find(({ id }) => id === line.fromCoupon)
  const isGift = line.fromCoupon !== undefined
  const swipe = useSwipeAway(!isLocked && !isGift, remove)
  return (
    <li
      className="cart-line"
      data-problem={problem ? '' : undefined}
      data-pending={isPending ? '' : undefined}
      {...swipe}
    >
      <span className="cart-line-away" aria-hidden="true">
        <Icon name="trash" />
      </span>
      <div className="cart-line-picture">
        <Picture alt="" tint={tint} {...pictureSource(product?.images?.[0], '4rem')} />
      </div>
      <div className="cart-line-text">
        <button
          type="button"
          className="cart-line-name"
          disabled={isLocked}
          aria-label={t('cart.edit', { name: title })}
          onClick={() => onEdit(line.id)}
        >
          {title}
        </button>
        {words && <p className="cart-words">{words}</p>}
        <Children line={line} context={context} />
        {line.customRemark && (
          <p className="cart-words">{t('cart.remark', { text: line.customRemark })}</p>
        )}
        {isGift && (
          <Badge tone="success" icon="spark">
            {name(giver?.rule.name) || t('cart.gift')}
          </Badge>
        )}
        {line.mergeStatus === 'merged' && <MergedNote line={line.id} />}
        {isAtLimit && !problem && context.limits && (
          <p className="cart-words" role="status">
            {t('cart.issue.purchaseLimit', { count: context.limits.quantity })}
          </p>
        )}
        {problem && (
          <p className="cart-problem" role="status">
            <Badge tone="danger" icon="warning">
              {t(problem.key, { count: problem.limit ?? problem.left ?? 0 })}
            </Badge>
            {(problem.left ?? 0) > 0 && (
              <Button
                variant="plain"
                onClick={() => client.cart.setQuantity(line.id, problem.left ?? 1)}
              >
                {t('cart.takeLeft', { count: problem.left ?? 0 })}
              </Button>
            )}
          </p>
        )}
        {notes}
      </div>
      <Price text={money(price)} />
      <div className="cart-line-foot">
        {place?.mode === 'dineIn' && product?.eatInOnly !== true && hands === 'own' && (
          <div className="cart-take-away">
            <CheckRow
              checked={line.takeAway === true}
              disabled={isLocked}
              onChange={(event) => client.cart.setTakeAway(line.id, event.target.checked)}
            >
              {t('cart.takeAway')}
            </CheckRow>
          </div>
        )}
        {!isGift && hands !== 'own' && (
          <span className="cart-line-count">
            <span className="ui-hidden">{t('dish.quantityOf', { name: title })} </span>
            {`× ${quantity}`}
          </span>
        )}
        {!isGift && hands === 'others' && !isLocked && (
          <IconButton icon="trash" label={t('cart.remove', { name: title })} onClick={remove} />
        )}
        {!isGift && hands === 'own' && (
          <Stepper
            value={quantity}
            min={isLocked ? quantity : 1}
            removes={!isLocked}
            // What staff priced at a kiosk is for as many as they saw (KIOSK-8.4).
            max={isLocked || isAtLimit || isOfItsOwn(line) ? quantity : MAX_QUANTITY}
            label={t('dish.quantityOf', { name: title })}
            increaseLabel={t('dish.increase')}
            decreaseLabel={quantity > 1 ? t('dish.decrease') : t('cart.remove', { name: title })}
            onChange={setQuantity}
          />
        )}
      </div>
    </li>
  )
}
