import { IconButton } from '@comanda/ui'
import type { ReactNode } from 'react'
import { LanguageButton } from '../../dialogs/language-button.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'

interface WaitingFrameProps {
  readonly title: string
  /** Below the title: the shop. */
  readonly lead?: ReactNode
  readonly onBack: () => void
  readonly children: ReactNode
}

/** Guests at the door have no table yet, so none of the app's header. */
export const WaitingFrame = ({ title, lead, onBack, children }: WaitingFrameProps) => {
  const { t } = useVisitMessages()
  return (
    <div className="waiting">
      <header className="waiting-head">
        <IconButton icon="back" label={t('app.back')} onClick={onBack} />
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        <LanguageButton />
      </header>
      {children}
    </div>
  )
}
