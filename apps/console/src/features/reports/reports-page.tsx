import { normaliseError } from '@comanda/client'
import { createReports, type ExportName, exportNames } from '@comanda/client/staff'
import { Button, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { AccountFiles } from './account-files.tsx'
import { BillsSheet, type OpenedFigure } from './bills-sheet.tsx'
import { ReportCards } from './report-cards.tsx'
import { PeriodPresets } from './period-presets.tsx'
import { presentHour } from './present-hour.ts'
import { SalesFigures } from './sales-figures.tsx'
import { PeriodFields } from '../../forms/times/period-fields.tsx'
import { saveFile } from '../../forms/files/save-file.ts'
import './reports.css'

interface ReportsPageProps {
  readonly from: string
  readonly to: string
  /** The present business day of the shop. */
  readonly today: string
  readonly onPeriod: (period: { readonly from: string; readonly to: string }) => void
}

type PeriodReportsProps = Omit<ReportsPageProps, 'onPeriod'>

/** The figures of some days with their files. */
const PeriodReports = ({ from, to, today }: PeriodReportsProps) => {
  const { connection, authentication } = useStaff()
  const here = useShop()
  const { _id: shop } = here
  const { t, locale } = useMessages()
  // A day that is not over is compared with the same hours of another.
  const [until] = useState(() => (to === today ? presentHour(here) : undefined))
  const [reports] = useState(() => createReports(connection, { shop, from, to }, until))
  const [opened, setOpened] = useState<OpenedFigure>()
  const [saving, setSaving] = useState<ExportName>()
  useEffect(() => reports.open(), [reports])
  const save = async (name: ExportName): Promise<void> => {
    setSaving(name)
    try {
      const file = await reports.file(name, authentication.accessToken(), locale)
      saveFile(file, `${name}-${from}-${to}.csv`)
    } catch (failure) {
      showToast(normaliseError(failure).message, { tone: 'danger' })
    }
    setSaving(undefined)
  }
  return (
    <>
      <LoadedView loaded={reports}>
        {(shown) => (
          <>
            <SalesFigures compared={shown.compared} until={until?.hour} onOpen={setOpened} />
            <ReportCards shown={shown} onOpen={setOpened} />
          </>
        )}
      </LoadedView>
      <section className="page-card" aria-label={t('reports.files')}>
        <h2>{t('reports.files')}</h2>
        <p className="page-muted">{t('reports.filesText')}</p>
        <div className="report-files">
          {exportNames.map((name) => (
            <Button
              key={name}
              variant="quiet"
              busy={saving === name}
              onClick={() => void save(name)}
            >
              {t(`reports.file.${name}`)}
            </Button>
          ))}
        </div>
      </section>
      <AccountFiles from={from} to={to} />
      {opened && (
        <BillsSheet
          key={opened.title}
          reports={reports}
          figure={opened}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** The figures of some business days, each of which opens its bills, and their files (STAFF-7). Other days keep the focus. */
export const ReportsPage = ({ onPeriod, ...period }: ReportsPageProps) => {
  const { t } = useMessages()
  usePageTitle(t('reports.title'))
  return (
    <div className="page">
      <h1>{t('reports.title')}</h1>
      <PeriodPresets {...period} onPeriod={onPeriod} />
      <PeriodFields from={period.from} to={period.to} onPeriod={onPeriod} />
      <PeriodReports key={`${period.from} ${period.to}`} {...period} />
    </div>
  )
}
