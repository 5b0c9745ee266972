import { useStore } from '@comanda/client/react'
import { createShownCode } from '@comanda/client/staff'
import type { TableViewItem } from '@comanda/contract'
import { Button, Dialog, QrCode, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'

interface ShownCodeProps {
  readonly table: TableViewItem
  readonly linkOf: (code: string) => string
  readonly onClosed: () => void
}

const countdown = (left: number): string => {
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The code of a table for the party that sits down: large, counting down, and replaced in time (SESS-9.4). */
export const ShownCode = ({ table: { _id, shop, name }, linkOf, onClosed }: ShownCodeProps) => {
  const { t } = useMessages()
  const { connection } = useStaff()
  const [shown] = useState(() => createShownCode(connection, { shop, table: _id }))
  const state = useStore(shown.state)
  useEffect(() => shown.open(), [shown])
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t('tables.shownTitle', { name })}
      actions={(close) => (
        <>
          {state.status === 'failed' && (
            <Button size="large" onClick={() => void shown.make()}>
              {t('app.tryAgain')}
            </Button>
          )}
          <Button variant="quiet" size="large" onClick={close}>
            {t('app.close')}
          </Button>
        </>
      )}
    >
      <div className="shown-code">
        {state.status === 'loading' && <Skeleton shape="card" />}
        {state.status === 'failed' && <p role="alert">{state.message}</p>}
        {state.status === 'ready' && (
          <>
            <QrCode text={linkOf(state.code)} label={t('tables.code', { name })} />
            <p>{t('tables.shownNext', { time: countdown(state.left) })}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
