import type { BusinessDayStore } from '@comanda/client/staff'
import type { Till } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type GivenReason, isGiven, ReasonChoice } from '../../staff/approvals/reason-choice.tsx'
import { DrawerSums } from './drawer-sums.tsx'
import { useDaySteps } from '../../staff/use-day-steps.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface CloseDrawerSheetProps {
  readonly day: BusinessDayStore
  readonly drawer: Till
  readonly onClosed: () => void
}

/** A counted drawer is closed; a difference needs a reason (STAFF-6.5). */
export const CloseDrawerSheet = ({ day, drawer, onClosed }: CloseDrawerSheetProps) => {
  const { t } = useMessages()
  const [why, setWhy] = useState<GivenReason>({})
  const { isBusy, step } = useDaySteps()
  const isExact = drawer.counted === drawer.expected
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('businessDay.closeTitle', { name: drawer.name })}
      footer={(close) => (
        <Button
          size="large"
          wide
          busy={isBusy}
          disabled={!isExact && !isGiven(why)}
          onClick={() =>
            void step(async () => {
              await day.closeDrawer(drawer._id, why)
              return t('businessDay.closedDone', { name: drawer.name })
            }).then((isDone) => (isDone ? close() : undefined))
          }
        >
          {t('businessDay.closeDrawer')}
        </Button>
      )}
    >
      <div className="day-form">
        <DrawerSums drawer={drawer} />
        {isExact ? (
          <p>{t('businessDay.closeExact')}</p>
        ) : (
          <>
            <h3>{t('businessDay.closeWhy')}</h3>
            <ReasonChoice kind="cash" given={why} onChange={setWhy} />
          </>
        )}
      </div>
    </StaffSheet>
  )
}
