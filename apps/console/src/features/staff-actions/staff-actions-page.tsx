import { useStore } from '@comanda/client/react'
import { createStaffActions, type StaffActionFilter } from '@comanda/client/staff'
import { Button, EmptyState, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { ActionFilters } from './action-filters.tsx'
import { ActionItem } from './action-item.tsx'
import { AlertList } from './alert-list.tsx'
import './staff-actions.css'

interface StaffActionsPageProps {
  readonly filter: StaffActionFilter
  readonly onFilter: (filter: StaffActionFilter) => void
}

/** What staff did on some days: what should be rare on top, then each action in words (STAFF-9.3). */
export const StaffActionsPage = ({ filter, onFilter }: StaffActionsPageProps) => {
  const { connection } = useStaff()
  const clock = useShop()
  const { t } = useMessages()
  const [actions] = useState(() =>
    createStaffActions(connection, { shop: clock._id, clock, filter }),
  )
  const state = useStore(actions.state)
  usePageTitle(t('history.title'))
  useEffect(() => actions.open(), [actions])
  const entries = state.status === 'ready' ? state.entries : []
  return (
    <div className="page" aria-busy={state.status === 'loading'}>
      <h1>{t('history.title')}</h1>
      <p className="page-text">{t('history.text')}</p>
      <ActionFilters filter={filter} entries={entries} onFilter={onFilter} />
      {state.status === 'failed' && (
        <EmptyState
          drawing="offline"
          title={t('settings.failed')}
          action={<Button onClick={() => void actions.reload()}>{t('app.tryAgain')}</Button>}
        >
          {state.message}
        </EmptyState>
      )}
      {state.status === 'loading' && <Skeleton shape="card" />}
      {state.status === 'ready' && (
        <>
          <AlertList alerts={state.alerts} />
          <section className="page-card" aria-label={t('history.actions')}>
            <h2>{t('history.actions')}</h2>
            {entries.length === 0 && <p>{t('history.none')}</p>}
            <ol className="action-list">
              {entries.map((entry) => (
                <ActionItem
                  key={entry._id}
                  entry={entry}
                  onFilter={(own) => onFilter({ ...filter, ...own })}
                />
              ))}
            </ol>
            {state.problem !== undefined && <p role="alert">{state.problem}</p>}
            {state.hasMore && (
              <Button variant="quiet" onClick={() => void actions.more()}>
                {t('history.more')}
              </Button>
            )}
          </section>
        </>
      )}
    </div>
  )
}
