import { useEffect } from 'react'
import { ClosedBanner } from './closed-banner.tsx'
import { JoinRequests } from './join-requests.tsx'
import { AnnouncedEdits } from './announced-edits.tsx'
import { RefusedList } from './refused-list.tsx'
import { useAnnouncedOrders } from './use-announced-orders.ts'
import { useTable } from './use-table.ts'
import { WaitsBanner } from './waits-banner.tsx'

/** What concerns a guest of a shared table on every screen: being let in, letting others in, and what those do. */
export const TableHost = () => {
  const { table, state } = useTable()
  useEffect(() => table.follow(), [table])
  useAnnouncedOrders()
  return (
    <>
      <WaitsBanner />
      <ClosedBanner />
      {state.phase === 'open' && (
        <>
          <RefusedList isOfBefore />
          <JoinRequests />
          <AnnouncedEdits />
        </>
      )}
    </>
  )
}
