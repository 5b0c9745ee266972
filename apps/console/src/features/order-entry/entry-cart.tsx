import { useConnectionStatus, useStore } from '@comanda/client/react'
import type { OrderEntry } from '@comanda/client/staff'
import type { Menu } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import type { MenuContext } from '@comanda/engine/catalog'
import { Button, Field, showToast } from '@comanda/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { EntryLines } from './entry-lines.tsx'
import { EntrySums } from './entry-sums.tsx'
import { EntryOutcome } from './entry-outcome.tsx'

interface EntryCartProps {
  readonly entry: OrderEntry
  readonly menu: Menu
  readonly context: MenuContext
  readonly onEdit: (line: CartLine) => void
  readonly onSend: (remark: string) => void
  /** Whether it waits on the device if there is no connection (STAFF-8.4). */
  readonly waits: boolean
  /** What a new order says of its guests, or the chips of a session's. */
  readonly children: ReactNode
}

/** The order before it is sent: its dishes, its remark, its price, and the button that sends it. */
export const EntryCart = (props: EntryCartProps) => {
  const { entry, menu, context, onEdit, onSend, waits, children } = props
  const { t } = useMessages()
  const { money } = useFormats()
  const { cart } = entry
  const { count, gone, result, issues } = useStore(cart.state)
  const { status } = useStore(entry.state)
  const isOffline = useConnectionStatus() === 'offline'
  const [remark, setRemark] = useState('')
  useEffect(() => {
    if (gone.length === 0) return
    showToast(t('entry.gone', { count: gone.length }), { tone: 'danger' })
    cart.dismissMessages()
  }, [cart, gone, t])
  const isReady = count > 0 && result !== undefined && issues.length === 0
  return (
    <>
      <h2>{t('entry.cart')}</h2>
      {children}
      {count === 0 ? (
        <p className="entry-none">{t('entry.empty')}</p>
      ) : (
        <EntryLines cart={cart} context={context} onEdit={onEdit} />
      )}
      <div className="entry-foot">
        {count > 0 && (
          <Field
            label={t('entry.orderRemark')}
            value={remark}
            maxLength={500}
            onChange={(event) => setRemark(event.target.value)}
          />
        )}
        {count > 0 && result && <EntrySums result={result} menu={menu} />}
        <EntryOutcome entry={entry} />
        {isOffline && status !== 'unknown' && (
          <p className="entry-offline" role="status">
            {t(waits ? 'entry.waits' : 'entry.refused.offline')}
          </p>
        )}
        <Button
          size="large"
          wide
          busy={status === 'busy'}
          disabled={!isReady || (isOffline && !waits) || status === 'unknown'}
          onClick={() => onSend(remark.trim())}
        >
          {t('entry.send', { price: money(result?.totals.total ?? 0) })}
        </Button>
      </div>
    </>
  )
}
