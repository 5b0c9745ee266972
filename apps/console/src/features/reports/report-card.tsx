import type { ShownReports } from '@comanda/client/staff'
import type { ReactNode } from 'react'
import type { OpenedFigure } from './bills-sheet.tsx'

/** The reports with what opens the bills of a figure. */
export interface ReportCardProps {
  readonly shown: ShownReports
  readonly onOpen: (figure: OpenedFigure) => void
}

/** A report with its title. */
export const ReportCard = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) => (
  <section className="page-card" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)
