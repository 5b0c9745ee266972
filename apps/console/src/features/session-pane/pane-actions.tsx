import type { CloseRequest, StaffSession } from '@comanda/client/staff'
import type { TableSession } from '@comanda/contract'
import { Button, buttonLook, Icon } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApproval } from '../../staff/approval-context.tsx'
import { useMessages } from '../../staff/messages.ts'
import { sessionPlace } from '../../staff/session-place.ts'
import { useRole } from '../../staff/use-role.ts'
import { useApprovalWords } from './approval-words.ts'
import { CloseSheet } from './close-sheet.tsx'
import { FireButtons } from './fire-buttons.tsx'
import type { PickTable } from './pick-table.ts'
import { ReopenSheet } from './reopen-sheet.tsx'
import { useSessionStep } from './use-session-step.ts'

interface PaneActionsProps {
  readonly session: TableSession
  readonly calls: StaffSession
  readonly pickTable: PickTable
  /** Called once the session has ended. */
  readonly onClosed: () => void
}

/** The buttons of a session: its payments, what moves it, and what ends it. */
export const PaneActions = ({ session, calls, pickTable, onClosed }: PaneActionsProps) => {
  const { t } = useMessages()
  const { isCashier, isWaiter } = useRole()
  const { isBusy, step } = useSessionStep()
  const approved = useApproval()
  const words = useApprovalWords()
  const [sheet, setSheet] = useState<'close' | 'reopen'>()
  const { shop, _id, status, outstanding, type, tables, products } = session
  const isOpen = status === 'ongoing' || status === 'toPay'
  const place = sessionPlace(session, t)
  const [from] = tables
  const close = async (request: CloseRequest): Promise<void> => {
    const of = {
      action: 'tableSessions/close',
      record: _id,
      words: words.close(place, request),
      sum: 'unpaid',
    } as const
    const work = () => approved(of, (fields) => calls.close({ ...request, ...fields }))
    if (await step(work, { text: t('pane.closed', { place }) })) onClosed()
  }
  const move = async (): Promise<void> => {
    const to = (await pickTable())?.table
    if (!to || !from) return
    const undo = () => void step(() => calls.move(from.item), { text: t('pane.movedBack') })
    await step(() => calls.move(to._id), { text: t('pane.moved', { name: to.name }), undo })
  }
  return (
    <footer className="pane-actions">
      {isOpen && isWaiter && (
        <Link
          to="/$shop/order/$session"
          params={{ shop, session: _id }}
          {...buttonLook({ size: 'large', variant: products.length > 0 ? 'quiet' : 'primary' })}
        >
          <Icon name="plus" size="small" />
          <span className="ui-button-text">{t('pane.add')}</span>
        </Link>
      )}
      {isOpen && <FireButtons session={session} calls={calls} step={step} />}
      {isOpen && from && (
        <Button variant="quiet" icon="table" onClick={() => void move()}>
          {t('pane.move')}
        </Button>
      )}
      {isCashier && isOpen && outstanding > 0 && (
        <Link
          to="/$shop/pay/$session"
          params={{ shop, session: _id }}
          {...buttonLook({ size: 'large' })}
        >
          <span className="ui-button-text">{t('counter.open')}</span>
        </Link>
      )}
      {isCashier && (
        <Link
          to="/$shop/bills/$session"
          params={{ shop, session: _id }}
          {...buttonLook({ variant: 'quiet', size: 'large' })}
        >
          <Icon name="receipt" size="small" />
          <span className="ui-button-text">{t('money.link')}</span>
        </Link>
      )}
      {isOpen && (
        <Button
          size="large"
          variant={outstanding > 0 || products.length === 0 ? 'quiet' : 'primary'}
          busy={isBusy}
          onClick={() => (outstanding > 0 ? setSheet('close') : void close({}))}
        >
          {type === 'dineIn' && outstanding <= 0 ? t('pane.free') : t('pane.close')}
        </Button>
      )}
      {status === 'done' && (
        <Button size="large" variant="quiet" busy={isBusy} onClick={() => setSheet('reopen')}>
          {t('pane.reopen')}
        </Button>
      )}
      {sheet === 'close' && (
        <CloseSheet
          session={session}
          onClose={(request) => void close(request)}
          onClosed={() => setSheet(undefined)}
        />
      )}
      {sheet === 'reopen' && (
        <ReopenSheet
          onReopen={(request) => {
            const of = {
              action: 'tableSessions/reopen',
              record: _id,
              words: words.reopen(place),
              sum: 'bill',
            } as const
            const work = () => approved(of, (fields) => calls.reopen({ ...request, ...fields }))
            void step(work, { text: t('pane.reopened', { place }) })
          }}
          onClosed={() => setSheet(undefined)}
        />
      )}
    </footer>
  )
}
