import { useStore } from '@comanda/client/react'
import { Button } from '@comanda/ui'
import { useVisitMessages } from '../language/visit-messages.ts'
import { useKiosk } from './kiosk-context.tsx'

/** Who the order is for: the member who scanned their code, by the first name alone, or nobody (KIOSK-5.2). */
export const MemberPart = () => {
  const { t } = useVisitMessages()
  const { member } = useKiosk().client
  const { user } = useStore(member.state)
  if (!user) return <p className="kiosk-hint">{t('kiosk.scan.hint')}</p>
  return (
    <div className="kiosk-member">
      <p role="status">{t('kiosk.scan.hello', { name: user.firstName ?? user.name ?? '' })}</p>
      <Button variant="quiet" onClick={member.forget}>
        {t('kiosk.scan.forget')}
      </Button>
    </div>
  )
}
