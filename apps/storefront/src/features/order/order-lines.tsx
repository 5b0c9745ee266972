import type { TableSession } from '@comanda/contract'
import { kilograms } from '@comanda/shop-rules/weights'
import { Badge, Price } from '@comanda/ui'
import { useMoney } from '../../money/use-money.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { useOrderer } from './use-orderer.ts'
import './order-lines.css'

type Line = TableSession['products'][number]

const useWords = () => {
  const name = useNames()
  return ({ weight, optionNames }: Line): string =>
    [
      ...(weight === undefined ? [] : [kilograms(weight)]),
      ...optionNames.flatMap((option) =>
        option.choices.map(({ name: choice, quantity }) =>
          quantity > 1 ? `${name(choice)} × ${quantity}` : name(choice),
        ),
      ),
    ].join('\u00a0· ')
}

const Child = ({ line, lines }: { line: Line; lines: readonly Line[] }) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const words = useWords()(line)
  return (
    <li>
      {words ? t('cart.with', { name: name(line.name), words }) : name(line.name)}
      <Children of={line} lines={lines} />
    </li>
  )
}

const Children = ({ of, lines }: { of: Line; lines: readonly Line[] }) => {
  const children = lines.filter((line) => line.fromProduct === of.id)
  if (children.length === 0) return null
  return (
    <ul className="order-children">
      {children.map((child) => (
        <Child key={child.id} line={child} lines={lines} />
      ))}
    </ul>
  )
}

interface TopLineProps {
  readonly line: Line
  readonly lines: readonly Line[]
  /** Whose it is, or who ordered it, on a shared bill. */
  readonly orderer: string | undefined
}

const TopLine = ({ line, lines, orderer }: TopLineProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  const words = useWords()(line)
  const isCancelled = line.status === 'cancel'
  return (
    <li className="order-line" data-cancelled={isCancelled ? '' : undefined}>
      <span className="order-quantity">{line.quantity}</span>
      <div className="order-line-text">
        <span className="order-line-name">{name(line.name)}</span>
        {words && <p>{words}</p>}
        <Children of={line} lines={lines} />
        {line.customRemark && <p>{t('cart.remark', { text: line.customRemark })}</p>}
        {orderer && <Badge>{orderer}</Badge>}
        {line.takeAway && <Badge icon="takeAway">{t('cart.takeAway')}</Badge>}
        {isCancelled && <Badge tone="danger">{t('order.cancelledLine')}</Badge>}
      </div>
      {!isCancelled && <Price text={money(line.relatedTreePrice)} />}
    </li>
  )
}

interface OrderLinesProps {
  readonly session: TableSession
  /** Whose a dish is, where that is known; else the bill says who ordered it (TABLE-6.7). */
  readonly whose?: ((line: Line) => string | undefined) | undefined
}

/** The lines of an order, as they were when it was placed. */
export const OrderLines = ({ session, whose }: OrderLinesProps) => {
  const { t } = useOrderingMessages()
  const { products } = session
  const ordererOf = useOrderer(session)
  return (
    <ul className="order-lines" aria-label={t('order.items')}>
      {products
        .filter((line) => line.fromProduct === undefined)
        .map((line) => (
          <TopLine
            key={line.id}
            line={line}
            lines={products}
            orderer={whose?.(line) ?? ordererOf(line)}
          />
        ))}
    </ul>
  )
}
