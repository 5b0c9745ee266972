import { createBusinessDay, type ShownBusinessDay } from '@comanda/client/staff'
import type { BusinessDay } from '@comanda/contract'
import { Badge, Button } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useRole } from '../../staff/use-role.ts'
import { Checklist } from './checklist.tsx'
import { CloseDayDialog } from './close-day-dialog.tsx'
import { Drawers } from './drawers.tsx'
import { EarlierDays } from './earlier-days.tsx'
import { Figures } from './figures.tsx'
import { usePrintDay } from './use-print-day.ts'
import { ZSlip } from './z-slip.tsx'
import './business-day.css'

interface ClosedDayProps {
  readonly day: BusinessDay
  readonly onBack: () => void
}

/** A closed day: its Z, to read and to print. */
const ClosedDay = ({ day: { day, number = 0, closeTime, figures }, onBack }: ClosedDayProps) => {
  const { t } = useMessages()
  const formats = useFormats()
  const printDay = usePrintDay()
  const title = t('businessDay.shownDay', { day: formats.day(day), number })
  return (
    <div className="page">
      <div className="day-part-head">
        <h1>{title}</h1>
        <div className="page-actions">
          <Button variant="quiet" onClick={onBack}>
            {t('businessDay.back')}
          </Button>
          <Button
            variant="quiet"
            icon="print"
            onClick={() => figures && printDay({ title, closeTime, figures })}
          >
            {t('businessDay.print')}
          </Button>
        </div>
      </div>
      {figures && <Figures figures={figures} />}
      {figures && <ZSlip title={title} closeTime={closeTime} figures={figures} />}
    </div>
  )
}

/** The business day: what is to be done before it is closed, its drawers, its figures and its Z (STAFF-6.10). */
export const BusinessDayPage = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { isManager, isAccountant } = useRole()
  const { t } = useMessages()
  const formats = useFormats()
  const [day] = useState(() => createBusinessDay(connection, { shop, readsFigures: isAccountant }))
  const [isClosing, setIsClosing] = useState(false)
  const [shownDay, setShownDay] = useState<BusinessDay>()
  const printDay = usePrintDay()
  usePageTitle(t('businessDay.title'))
  useEffect(() => day.open(), [day])
  if (shownDay) return <ClosedDay day={shownDay} onBack={() => setShownDay(undefined)} />
  const content = (shown: ShownBusinessDay) => {
    const { preview } = shown
    const soFar = preview && {
      title: `${formats.day(preview.day)} · ${t('businessDay.soFar')}`,
      closeTime: undefined,
      figures: preview.figures,
    }
    return (
      <>
        {preview && (
          <div className="day-part-head">
            <p className="day-now">
              {formats.day(preview.day)} <Badge>{t('businessDay.soFar')}</Badge>
            </p>
            {isManager && (
              <Button size="large" onClick={() => setIsClosing(true)}>
                {t('businessDay.close')}
              </Button>
            )}
          </div>
        )}
        {preview && <Checklist preview={preview} />}
        <Drawers day={day} shown={shown} />
        {preview && (
          <section className="day-part" aria-label={t('businessDay.figures')}>
            <div className="day-part-head">
              <h2>{t('businessDay.figures')}</h2>
              <Button variant="quiet" icon="print" onClick={() => soFar && printDay(soFar)}>
                {t('businessDay.print')}
              </Button>
            </div>
            <Figures figures={preview.figures} />
          </section>
        )}
        {soFar && <ZSlip {...soFar} />}
        {isClosing && preview && (
          <CloseDayDialog day={day} preview={preview} onClosed={() => setIsClosing(false)} />
        )}
        {preview && <EarlierDays key={preview.day} onShow={setShownDay} />}
      </>
    )
  }
  return (
    <div className="page">
      <h1>{t('businessDay.title')}</h1>
      <LoadedView loaded={day}>{content}</LoadedView>
    </div>
  )
}
