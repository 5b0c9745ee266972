import type { Order } from '@comanda/contract'
import { useMessages } from '../../staff/messages.ts'
import type { MovedStatus } from './board-status.ts'
import { KeysList } from './keys-list.tsx'
import { OrderActions } from './order-actions.tsx'
import type { Response } from './waiting-order.tsx'
import { OrderDetail } from './order-detail.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface DetailPaneProps {
  readonly order: Order | undefined
  readonly now: number
  readonly isWide: boolean
  readonly isOpen: boolean
  readonly onClosed: () => void
  readonly onMove: (order: Order, status: MovedStatus) => void
  readonly onCancel: (order: Order) => void
  readonly onRespond: (order: Order, response: Response) => void
}

/** Returns the props that let the keyboard scroll a long text without controls: it can have the focus. */
const scrollableByKeyboard = (label: string) => ({
  role: 'group',
  'aria-label': label,
  tabIndex: 0,
})

/** The selected order: beside the columns on a wide screen, otherwise in a sheet over them while `isOpen`. */
export const DetailPane = ({
  order,
  now,
  isWide,
  isOpen,
  onClosed,
  onMove,
  onCancel,
  onRespond,
}: DetailPaneProps) => {
  const { t } = useMessages()
  const title = order && t('board.order', { number: order.number })
  if (isWide)
    return (
      <aside className="detail-pane" aria-label={t('detail.label')}>
        {order ? (
          <>
            <h2>{title}</h2>
            <OrderDetail order={order} now={now} />
            <OrderActions order={order} onMove={onMove} onCancel={onCancel} onRespond={onRespond} />
          </>
        ) : (
          <div className="detail-pane-none">
            <p>{t('detail.none')}</p>
            <h2>{t('keys.title')}</h2>
            <KeysList />
          </div>
        )}
      </aside>
    )
  return (
    <StaffSheet
      open={isOpen && order !== undefined}
      onClosed={onClosed}
      title={title}
      footer={(close) =>
        order && (
          <OrderActions
            order={order}
            onMove={(moved, status) => {
              onMove(moved, status)
              close()
            }}
            onCancel={(cancelled) => {
              close()
              onCancel(cancelled)
            }}
            onRespond={(answered, response) => {
              close()
              onRespond(answered, response)
            }}
          />
        )
      }
    >
      {order && (
        <div {...scrollableByKeyboard(title ?? '')}>
          <OrderDetail order={order} now={now} />
        </div>
      )}
    </StaffSheet>
  )
}
