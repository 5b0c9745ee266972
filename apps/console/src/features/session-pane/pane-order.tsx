import type { StaffSession } from '@comanda/client/staff'
import { listWords } from '../../staff/list-words.ts'
import type { SessionLine, TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { kilograms } from '@comanda/shop-rules/weights'
import { Badge, Price } from '@comanda/ui'
import { useState } from 'react'
import { WaitingBadge } from '../../staff/guests/waiting-badge.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useRole } from '../../staff/use-role.ts'
import { LineSheet } from './line-sheet.tsx'
import { splittable } from './split-groups.ts'
import { useLineSteps } from './use-line-steps.ts'
import { useSplitStep } from './use-split-step.ts'

type SessionOrder = TableSession['orders'][number]

const tones = {
  toPay: 'highlight',
  received: 'plain',
  preparing: 'highlight',
  ready: 'primary',
  completed: 'success',
  cancelled: 'danger',
} as const satisfies Readonly<Record<SessionOrder['status'], string>>

interface LineRowProps {
  readonly line: SessionLine
  readonly lines: readonly SessionLine[]
  /** If staff may change it. */
  readonly onChoose?: ((line: SessionLine) => void) | undefined
}

const counted = (quantity: number, text: string): string =>
  quantity > 1 ? `${quantity} × ${text}` : text

/** The weight, picks, remark and set children of a line, in words. */
const LineParts = ({ line, lines }: Omit<LineRowProps, 'onChoose'>) => {
  const { t, locale } = useMessages()
  const picks = line.optionNames.flatMap(({ choices }) =>
    choices.map(({ name, quantity }) => counted(quantity, localizedName(name, locale))),
  )
  const children = lines
    .filter(({ fromProduct }) => fromProduct === line.id)
    .map(({ name, quantity }) => counted(quantity, localizedName(name, locale)))
  const weight = line.weight === undefined ? [] : [kilograms(line.weight)]
  const parts = [...weight, ...picks, ...children, line.customRemark ?? []].flat()
  return parts.length === 0 ? undefined : (
    <span className="pane-line-parts">{listWords(parts, t)}</span>
  )
}

const LineRow = ({ line, lines, onChoose }: LineRowProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const isGone = line.status === 'cancel'
  const words = (
    <>
      <span className="pane-line-quantity">{`${line.quantity}×`}</span>
      <span className="pane-line-what">
        <span className="pane-line-name">{localizedName(line.name, locale)}</span>{' '}
        {line.takeAway && <Badge tone="primary">{t('board.takeAwayLine')}</Badge>}
        {isGone && <Badge tone="danger">{t('board.cancelledLine')}</Badge>}
        <WaitingBadge line={line} /> <LineParts line={line} lines={lines} />
      </span>{' '}
      <Price text={money(line.relatedTreePrice)} />
    </>
  )
  return (
    <li data-gone={isGone ? '' : undefined}>
      {onChoose && !isGone ? (
        <button type="button" className="pane-line" onClick={() => onChoose(line)}>
          {words}
        </button>
      ) : (
        <div className="pane-line">{words}</div>
      )}
    </li>
  )
}

interface PaneOrderProps {
  readonly session: TableSession
  readonly calls: StaffSession
}

/** What was ordered, by order, each with what the kitchen has done of it. A press of a dish changes it or takes it off. */
export const PaneOrder = ({ session, calls }: PaneOrderProps) => {
  const { t } = useMessages()
  const { isWaiter } = useRole()
  const steps = useLineSteps(calls, session._id)
  const split = useSplitStep(calls)
  const [chosen, setChosen] = useState<SessionLine>()
  const { status, orders, products } = session
  const isOpen = status === 'ongoing' || status === 'toPay'
  const onChoose = isOpen && isWaiter ? setChosen : undefined
  const canSplit = session.type === 'dineIn' && splittable(session).length > 1
  if (products.length === 0) return <p className="pane-none">{t('pane.noLines')}</p>
  return (
    <>
      {orders.toReversed().map((order) => (
        <section key={order._id} className="pane-order" aria-labelledby={`pane-order-${order._id}`}>
          <h3 id={`pane-order-${order._id}`}>
            {t('board.order', { number: order.number })}{' '}
            <Badge tone={tones[order.status]}>{t(`status.${order.status}`)}</Badge>
          </h3>
          {order.remark !== undefined && order.remark !== '' && (
            <p className="pane-remark">{order.remark}</p>
          )}
          <ul>
            {products
              .filter((line) => line.seq === order.seq && line.fromProduct === undefined)
              .map((line) => (
                <LineRow key={line.id} line={line} lines={products} onChoose={onChoose} />
              ))}
          </ul>
        </section>
      ))}
      {chosen && (
        <LineSheet
          session={session}
          calls={calls}
          line={chosen}
          canChange={orders.some(
            (one) =>
              one.seq === chosen.seq && (one.status === 'received' || one.status === 'toPay'),
          )}
          onVoid={(request) => steps.takeOff(chosen, request)}
          onChange={(request) => steps.change(chosen, request)}
          onAdjust={(request) => steps.adjust(chosen, request)}
          {...(canSplit ? { onSplit: (request) => void split(request) } : {})}
          onClosed={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
