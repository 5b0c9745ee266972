import {
  useChanges,
  useConnectionStatus,
  useEndlessList,
  useConnection,
  useLoaded,
} from '@comanda/client/react'
import type { PointRecord } from '@comanda/contract'
import { buttonLook, EmptyState, MemberDrawing, Page } from '@comanda/ui'
import { findGifts } from '@comanda/client/rewards'
import { Link } from '../../../router/link.tsx'
import { useAuthentication } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { EndlessRows } from '../../../list/endless-rows.tsx'
import { LoadFailure } from '../../../loading/load-failure.tsx'
import { LoadingRows } from '../../../loading/loading-rows.tsx'
import { PointRow } from './point-row.tsx'
import { PointsSummary } from './points-summary.tsx'
import { useNames } from '../../../language/use-names.ts'

/** Returns a function that looks up names of rewards by their ids. */
const useGiftNames = (): ((gift: string | undefined) => string | undefined) => {
  const connection = useConnection()
  const name = useNames()
  const { data = [] } = useLoaded('gifts', () => findGifts(connection))
  return (gift) => {
    const found = data.find(({ _id }) => _id === gift)
    return found && name(found.name)
  }
}

const NoPoints = () => {
  const { t } = useMemberMessages()
  return (
    <EmptyState
      drawing={<MemberDrawing name="coins" />}
      title={t('points.emptyTitle')}
      action={
        <Link to="/browse" {...buttonLook()}>
          {t('points.seeMenu')}
        </Link>
      }
    >
      {t('points.emptyText')}
    </EmptyState>
  )
}

/** The first page while it loads. Without a network it says so at once, since loading would take long to fail. */
const Loading = ({ onRetry }: { readonly onRetry: () => void }) =>
  useConnectionStatus() === 'offline' ? (
    <LoadFailure onRetry={onRetry} />
  ) : (
    <LoadingRows rows={6} shape="button" />
  )

/** Every entry of the member's points, newest first, below the points that can be spent. */
export const PointHistoryPage = () => {
  const { t } = useMemberMessages()
  const { user } = useAuthentication()
  const list = useEndlessList<PointRecord>({
    path: 'pointRecords',
    sort: { createTime: -1, _id: -1 },
    where: { user: user?._id },
  })
  const giftName = useGiftNames()
  useChanges(() => list?.reload(), 'pointRecords')
  return (
    <Page title={t('points.title')}>
      {user && <PointsSummary user={user} />}
      {list && (
        <EndlessRows
          list={list}
          label={t('points.list')}
          renderItem={(record) => <PointRow record={record} gift={giftName(record.gift)} />}
          empty={<NoPoints />}
          loading={<Loading onRetry={list.reload} />}
          failed={<LoadFailure onRetry={list.reload} />}
        />
      )}
    </Page>
  )
}
