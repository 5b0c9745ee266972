import { useStore } from '@comanda/client/react'
import { createFigureBills, type FigureFilter, type Reports } from '@comanda/client/staff'
import { Button, Skeleton } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

/** A figure whose bills are shown. */
export interface OpenedFigure {
  readonly title: string
  readonly filter: FigureFilter
}

interface BillsSheetProps {
  readonly reports: Reports
  readonly figure: OpenedFigure
  readonly onClosed: () => void
}

/** The bills of a figure, each of which leads to its page (STAFF-7.2). */
export const BillsSheet = ({ reports, figure, onClosed }: BillsSheetProps) => {
  const { t } = useMessages()
  const { money, time } = useFormats()
  const { _id: shop } = useShop()
  const [opened] = useState(() => createFigureBills((after) => reports.bills(figure.filter, after)))
  const { bills, after, problem } = useStore(opened.state)
  useEffect(() => void opened.more(), [opened])
  return (
    <StaffSheet open onClosed={onClosed} title={figure.title}>
      {problem !== undefined && (
        <div role="alert" className="report-problem">
          <p>{problem}</p>
          <Button onClick={() => void opened.more()}>{t('app.tryAgain')}</Button>
        </div>
      )}
      {!bills && problem === undefined && <Skeleton shape="card" />}
      {bills?.length === 0 && <p>{t('reports.noBills')}</p>}
      {bills && bills.length > 0 && (
        <ul className="report-bills" aria-label={t('reports.bills')}>
          {bills.map(({ _id, time: ended, tableName, total, guests }) => (
            <li key={_id}>
              <Link to="/$shop/bills/$session" params={{ shop, session: _id }} className="figure">
                <span className="figure-name">
                  {tableName === undefined ? time(ended) : `${tableName} · ${time(ended)}`}
                </span>
                <span className="figure-text">{money(total)}</span>
                {guests > 0 && (
                  <span className="figure-detail">{t('floor.guests', { count: guests })}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {after !== undefined && (
        <Button variant="quiet" onClick={() => void opened.more()}>
          {t('reports.more')}
        </Button>
      )}
    </StaffSheet>
  )
}
