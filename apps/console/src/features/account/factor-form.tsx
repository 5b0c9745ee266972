import { Button } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFactorCall } from './use-factor-call.ts'

interface FactorFormProps {
  readonly send: () => Promise<void>
  readonly onCancel: () => void
  readonly action: string
  readonly variant?: 'primary' | 'danger'
  readonly children: ReactNode
}

/** A form of the second factor: its fields, why it failed, and its buttons. */
export const FactorForm = ({ send, onCancel, action, variant, children }: FactorFormProps) => {
  const { t } = useMessages()
  const { busy, failure, submit } = useFactorCall()
  return (
    <form className="account-form" noValidate onSubmit={submit(send)}>
      {children}
      {failure !== '' && (
        <p className="account-failure" role="alert">
          {failure}
        </p>
      )}
      <div className="account-actions">
        <Button variant="quiet" onClick={onCancel}>
          {t('factor.cancel')}
        </Button>
        <Button type="submit" busy={busy} {...(variant === undefined ? {} : { variant })}>
          {action}
        </Button>
      </div>
    </form>
  )
}
