import { showToast } from '@comanda/ui'
import type { ReactNode } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'

interface SaveFormProps {
  readonly title: string
  readonly onSave: () => Promise<void>
  readonly children: ReactNode
}

/** One part of the brand, which is saved by itself. */
export const SaveForm = ({ title, onSave, children }: SaveFormProps) => {
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  return (
    <div className="page-card settings-form">
      <FormFrame
        label={title}
        busy={busy}
        failure={failure}
        onSubmit={submit(async () => {
          await onSave()
          showToast(t('settings.saved'), { tone: 'success' })
        })}
      >
        <h2>{title}</h2>
        {children}
      </FormFrame>
    </div>
  )
}
