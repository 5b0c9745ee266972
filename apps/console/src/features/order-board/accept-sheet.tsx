import type { Order } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import './waiting-order.css'

/** In how many minutes an order is ready, by one press. */
const choices = [10, 15, 20, 30]

interface AcceptSheetProps {
  readonly order: Order
  readonly onClosed: () => void
  readonly onAccept: (order: Order, minutes: number) => void
}

/** Asks in how many minutes an order is ready, and sends it to the kitchen. */
export const AcceptSheet = ({ order, onClosed, onAccept }: AcceptSheetProps) => {
  const { t } = useMessages()
  const [minutes, setMinutes] = useState(20)
  return (
    <StaffSheet open onClosed={onClosed} title={t('respond.acceptOrder', { number: order.number })}>
      {(close) => (
        <div className="respond-choices">
          <p>{t('respond.acceptText')}</p>
          <div className="respond-minutes" role="group" aria-label={t('respond.minutes')}>
            {choices.map((count) => (
              <Button
                key={count}
                size="large"
                variant={count === minutes ? 'primary' : 'quiet'}
                aria-pressed={count === minutes}
                onClick={() => setMinutes(count)}
              >
                {t('board.minutes', { count })}
              </Button>
            ))}
            <Button
              size="large"
              variant="quiet"
              disabled={minutes > 235}
              onClick={() => setMinutes(minutes + 5)}
            >
              {t('respond.later', { count: 5 })}
            </Button>
          </div>
          <Button
            size="large"
            wide
            onClick={() => {
              onAccept(order, minutes)
              close()
            }}
          >
            {t('respond.acceptIn', { count: minutes })}
          </Button>
        </div>
      )}
    </StaffSheet>
  )
}
