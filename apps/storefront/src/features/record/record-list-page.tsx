import type { ListQuery } from '@comanda/client'
import { useConnectionStatus, useEndlessList } from '@comanda/client/react'
import type { TableSession } from '@comanda/contract'
import { Button, buttonLook, EmptyState, Segmented, Skeleton } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/use-navigate.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useAuthentication } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { EndlessRows } from '../../list/endless-rows.tsx'
import { OfflineState } from '../../loading/offline-state.tsx'
import { SessionCard } from '../order/session-card.tsx'
import { isRecordTab, recordQuery, type RecordTab, recordTabs, wasOrdered } from './record-query.ts'
import './record-list-page.css'

const tabs = Object.keys(recordTabs).filter(isRecordTab)

const NoRecords = ({ tab }: { tab: RecordTab }) => {
  const { t } = useVisitMessages()
  return (
    <EmptyState
      drawing="receipt"
      title={t(`record.none.${tab}`)}
      action={
        <Link to="/browse" {...buttonLook({ size: 'large' })}>
          {t('app.toMenu')}
        </Link>
      }
    >
      {t('record.noneText')}
    </EmptyState>
  )
}

const Loading = () => {
  const { t } = useVisitMessages()
  const isOffline = useConnectionStatus() === 'offline'
  if (isOffline) return <OfflineState />
  return (
    <div className="records-loading" role="status" aria-label={t('app.loading')}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="card" />
      ))}
    </div>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useVisitMessages()
  return (
    <EmptyState
      drawing="offline"
      title={t('record.loadFailed')}
      action={<Button onClick={onRetry}>{t('app.tryAgain')}</Button>}
    >
      {t('record.loadFailedText')}
    </EmptyState>
  )
}

const Records = ({ query, tab }: { query: ListQuery; tab: RecordTab }) => {
  const { t } = useVisitMessages()
  const list = useEndlessList<TableSession>(query)
  const isOffline = useConnectionStatus() === 'offline'
  return (
    <EndlessRows
      list={list}
      isShown={wasOrdered}
      label={t(`record.tabs.${tab}`)}
      empty={<NoRecords tab={tab} />}
      loading={isOffline ? <Failed onRetry={list.reload} /> : <Loading />}
      failed={<Failed onRetry={list.reload} />}
      renderItem={(session) => (
        <Link to="/record/$id" params={{ id: session._id }} className="record-link">
          <SessionCard session={session} />
        </Link>
      )}
    />
  )
}

/** Order history (SCREEN-5.2): ongoing, done, cancelled. */
export const RecordListPage = ({ tab }: { tab: RecordTab }) => {
  const { t } = useVisitMessages()
  const { client } = useDiner()
  const navigate = useNavigate()
  const { status, user } = useAuthentication()
  const query = recordQuery(tab, user?._id, client.session.place().restoreKeys)
  return (
    <div className="records">
      <h1>{t('title.record')}</h1>
      <Segmented
        label={t('record.tabsLabel')}
        selected={tab}
        segments={tabs.map((id) => ({ id, text: t(`record.tabs.${id}`) }))}
        onSelect={(id) => void navigate({ to: '/record', search: { tab: id }, replace: true })}
      />
      {status === 'unknown' && !query && <Loading />}
      {query && <Records key={tab} query={query} tab={tab} />}
      {status !== 'unknown' && !query && <NoRecords tab={tab} />}
    </div>
  )
}
