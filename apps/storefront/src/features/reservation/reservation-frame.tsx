import { IconButton } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LanguageButton } from '../../dialogs/language-button.tsx'
import './reservation-frame.css'

interface ReservationFrameProps {
  readonly title: string
  /** Below the title: the shop. */
  readonly lead?: ReactNode
  readonly onBack: () => void
  readonly children: ReactNode
}

/** Reservations do not have the app's header (SHELL-1.1): each screen has its own. */
export const ReservationFrame = ({ title, lead, onBack, children }: ReservationFrameProps) => {
  const { t } = useVisitMessages()
  return (
    <div className="reservation">
      <header className="reservation-head">
        <IconButton icon="back" label={t('app.back')} onClick={onBack} />
        <div className="reservation-title">
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        <LanguageButton />
      </header>
      {children}
    </div>
  )
}
