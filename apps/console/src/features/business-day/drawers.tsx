import type { BusinessDayStore, ShownBusinessDay } from '@comanda/client/staff'
import type { Till } from '@comanda/contract'
import { Badge, Button } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useRole } from '../../staff/use-role.ts'
import { CashSheet } from './cash-sheet.tsx'
import { CloseDrawerSheet } from './close-drawer-sheet.tsx'
import { CountSheet } from './count-sheet.tsx'
import { DrawerSums } from './drawer-sums.tsx'
import { OpenDrawerForm } from '../../staff/devices/open-drawer-form.tsx'
import { OpenDrawerSheet } from '../../staff/devices/open-drawer-sheet.tsx'

type Step = 'cash' | 'count' | 'close'

interface DrawerCardProps {
  readonly drawer: Till
  readonly onStep?: (step: Step) => void
}

const DrawerCard = ({ drawer, onStep }: DrawerCardProps) => {
  const { t } = useMessages()
  const { money, time } = useFormats()
  const { name, status, float, openTime } = drawer
  const statusText = {
    open: t('businessDay.statusOpen'),
    counted: t('businessDay.statusCounted'),
    closed: t('businessDay.statusClosed'),
  }[status]
  return (
    <article className="page-card" aria-label={name}>
      <h3 className="page-card-head">
        {name}
        <Badge tone={status === 'open' ? 'success' : 'plain'}>{statusText}</Badge>
      </h3>
      <p className="page-muted">{t('businessDay.opened', { time: time(openTime) })}</p>
      <p className="page-muted">{t('businessDay.floatOf', { amount: money(float) })}</p>
      <DrawerSums drawer={drawer} />
      {onStep && (
        <div className="page-actions">
          <Button variant="quiet" onClick={() => onStep('cash')}>
            {t('businessDay.cash')}
          </Button>
          <Button variant={status === 'open' ? 'primary' : 'quiet'} onClick={() => onStep('count')}>
            {t(status === 'open' ? 'businessDay.count' : 'businessDay.countAgain')}
          </Button>
          {status === 'counted' && (
            <Button onClick={() => onStep('close')}>{t('businessDay.closeDrawer')}</Button>
          )}
        </div>
      )}
    </article>
  )
}

interface DrawersProps {
  readonly day: BusinessDayStore
  readonly shown: ShownBusinessDay
}

/** The drawers in use, what is done with them, and those that were closed lately (STAFF-6.5). */
export const Drawers = ({ day, shown: { drawers, closedDrawers } }: DrawersProps) => {
  const { t } = useMessages()
  const { isCashier } = useRole()
  const [isOpening, setIsOpening] = useState(false)
  const [taken, setTaken] = useState<{ readonly drawer: Till; readonly step: Step }>()
  const end = () => setTaken(undefined)
  return (
    <section className="day-part" aria-label={t('businessDay.drawers')}>
      <div className="day-part-head">
        <h2>{t('businessDay.drawers')}</h2>
        {isCashier && drawers.length > 0 && (
          <Button variant="quiet" icon="plus" onClick={() => setIsOpening(true)}>
            {t('businessDay.openDrawer')}
          </Button>
        )}
      </div>
      {drawers.length === 0 && (
        <div className="page-card">
          <strong>{t('businessDay.drawersEmpty')}</strong>
          <p className="page-muted">{t('businessDay.drawersEmptyText')}</p>
          {isCashier && <OpenDrawerForm day={day} last={closedDrawers[0]} />}
        </div>
      )}
      <div className="page-cards">
        {drawers.map((drawer) => (
          <DrawerCard
            key={drawer._id}
            drawer={drawer}
            {...(isCashier ? { onStep: (step: Step) => setTaken({ drawer, step }) } : {})}
          />
        ))}
      </div>
      {closedDrawers.length > 0 && (
        <details className="day-closed-drawers">
          <summary>{t('businessDay.closedDrawers')}</summary>
          <div className="page-cards">
            {closedDrawers.map((drawer) => (
              <DrawerCard key={drawer._id} drawer={drawer} />
            ))}
          </div>
        </details>
      )}
      {isOpening && (
        <OpenDrawerSheet day={day} last={closedDrawers[0]} onClosed={() => setIsOpening(false)} />
      )}
      {taken?.step === 'cash' && <CashSheet day={day} drawer={taken.drawer} onClosed={end} />}
      {taken?.step === 'count' && <CountSheet day={day} drawer={taken.drawer} onClosed={end} />}
      {taken?.step === 'close' && (
        <CloseDrawerSheet day={day} drawer={taken.drawer} onClosed={end} />
      )}
    </section>
  )
}
