import type { CallError } from '@comanda/client'
import { Button } from '@comanda/ui'
import type { ReactNode, SubmitEvent } from 'react'
import { useMessages } from '../staff/messages.ts'
import { failureWords } from './failure-words.ts'
import { SharedLanguage } from './in-languages.tsx'
import './form-frame.css'

interface FormFrameProps {
  /** The accessible name. */
  readonly label: string
  readonly busy: boolean
  /** Why it was refused; undefined if a field says so itself. */
  readonly failure?: CallError | undefined
  readonly onSubmit: (event: SubmitEvent) => void
  readonly onCancel?: () => void
  readonly children: ReactNode
}

/** A form of settings: its fields, why it was refused, and its buttons. */
export const FormFrame = ({
  label,
  busy,
  failure,
  onSubmit,
  onCancel,
  children,
}: FormFrameProps) => {
  const { t } = useMessages()
  return (
    <form className="form-frame" aria-label={label} onSubmit={onSubmit}>
      <SharedLanguage>{children}</SharedLanguage>
      {failure && (
        <p className="form-failure" role="alert">
          {failureWords(t, failure)}
        </p>
      )}
      <div className="form-actions">
        {onCancel && (
          <Button variant="quiet" size="large" onClick={onCancel}>
            {t('settings.cancel')}
          </Button>
        )}
        <Button type="submit" size="large" busy={busy}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  )
}
