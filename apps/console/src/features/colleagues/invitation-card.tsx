import type { Colleagues } from '@comanda/client/staff'
import type { Invitation } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../staff/messages.ts'

interface InvitationCardProps {
  readonly invitation: Invitation
  readonly colleagues: Colleagues
}

/** Somebody who is invited and has not accepted yet. */
export const InvitationCard = ({ invitation, colleagues }: InvitationCardProps) => {
  const { t, locale } = useMessages()
  const tellFailure = useFailureToast()
  const { _id, email, role, expires } = invitation
  const until = new Date(expires).toLocaleDateString(locale, { dateStyle: 'medium' })
  const withdraw = (): void => void colleagues.withdraw(_id).catch(tellFailure)
  return (
    <li className="page-card" aria-label={email}>
      <strong>{email}</strong>
      <p className="settings-muted">
        {[t(`colleagues.roles.${role}`), t('colleagues.until', { date: until })].join(' · ')}
      </p>
      <div className="page-actions">
        <Button
          variant="quiet"
          aria-label={t('colleagues.withdrawOf', { email })}
          onClick={withdraw}
        >
          {t('colleagues.withdraw')}
        </Button>
      </div>
    </li>
  )
}
