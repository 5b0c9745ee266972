import { createWaitingList } from '@comanda/client/staff'
import type { WaitingParty } from '@comanda/contract'
import { isWaiting } from '@comanda/shop-rules/waiting'
import { Button, EmptyState } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useNow } from '../../staff/use-now.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useRole } from '../../staff/use-role.ts'
import { AddParty } from './add-party.tsx'
import { DoorCode } from './door-code.tsx'
import { PartyRow } from './party-row.tsx'
import { SeatParty } from './seat-party.tsx'
import { useWaitingSteps } from './use-waiting-steps.ts'
import './waiting-list.css'

interface WaitingPageProps {
  /** Opens the bill of guests who were seated. */
  readonly onSeated: (session: string) => void
}

/** The waiting list, for a phone at the door (WAIT-1.1). */
export const WaitingPage = ({ onSeated }: WaitingPageProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { t } = useMessages()
  const { isManager } = useRole()
  const now = useNow(15_000)
  const [list] = useState(() => createWaitingList(connection, shop))
  const [isAdding, setAdding] = useState(false)
  const [seating, setSeating] = useState<WaitingParty>()
  const { set, attempt, refuse } = useWaitingSteps(list)
  usePageTitle(t('waitingList.title'))
  useEffect(() => list.open(), [list])
  return (
    <div className="waiting-list">
      <header className="waiting-list-head">
        <h1>{t('waitingList.title')}</h1>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('waitingList.add')}
        </Button>
      </header>
      <LoadedView loaded={list}>
        {({ parties, callMinutes, setting }) => (
          <>
            {parties.length === 0 && (
              <EmptyState drawing="bowl" title={t('waitingList.none')}>
                {t('waitingList.noneText')}
              </EmptyState>
            )}
            <ol className="waiting-rows">
              {parties.map((listed, index) => {
                const before = parties[index - 1]?.party
                const { party } = listed
                return (
                  <PartyRow
                    key={party._id}
                    listed={listed}
                    callMinutes={callMinutes}
                    now={now}
                    onUp={
                      before && isWaiting(party.status)
                        ? () => attempt(list.patch(party._id, { before: before._id }))
                        : undefined
                    }
                    onCall={() => attempt(list.call(party))}
                    onSeat={() => setSeating(party)}
                    onStatus={(status) => void set(party, status)}
                  />
                )
              })}
            </ol>
            {isManager && (
              <DoorCode
                isOpen={setting?.enabled === true}
                onChange={(enabled) => attempt(list.letIn(enabled))}
              />
            )}
          </>
        )}
      </LoadedView>
      {isAdding && <AddParty list={list} onClosed={() => setAdding(false)} />}
      {seating && (
        <SeatParty
          list={list}
          party={seating}
          onSeated={onSeated}
          onFailed={refuse}
          onClosed={() => setSeating(undefined)}
        />
      )}
    </div>
  )
}
