import { Button, QrCode, showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import './shown-invitation.css'

interface ShownInvitationProps {
  readonly code: string
  readonly email: string
}

/** The link of an invitation that could not be mailed: it is shown this once, to be scanned or copied. */
export const ShownInvitation = ({ code, email }: ShownInvitationProps) => {
  const { t } = useMessages()
  const link = `${window.location.origin}/console/#invitation=${code}`
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link)
    showToast(t('colleagues.copied'))
  }
  return (
    <div className="shown-invitation">
      <QrCode text={link} label={t('colleagues.qr', { email })} />
      <div className="shown-invitation-text">
        <p>{t('colleagues.shown', { email })}</p>
        <a href={link}>{link}</a>
        <div>
          <Button variant="quiet" onClick={() => void copy().catch(() => undefined)}>
            {t('colleagues.copy')}
          </Button>
        </div>
      </div>
    </div>
  )
}
