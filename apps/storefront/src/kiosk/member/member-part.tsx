import { useStore } from '@comanda/client/react'
import { Button } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useKiosk } from '../kiosk-context.tsx'
import '../kiosk-people.css'

const MemberRewards = lazy(async () => ({
  default: (await import('./member-rewards.tsx')).MemberRewards,
}))
const MemberCoupons = lazy(async () => ({
  default: (await import('./member-coupons.tsx')).MemberCoupons,
}))

/**
 * Who the order is for: the member who scanned their code, by the first name alone, or nobody. The points and what they have shows
 * once they want it: others stand behind them (KIOSK-5.2, KIOSK-5.4).
 */
export const MemberPart = () => {
  const { t } = useVisitMessages()
  const { member } = useKiosk().client
  const { user, points } = useStore(member.state)
  const hasEnded = useStore(member.hasEnded)
  const [isOpen, setIsOpen] = useState(false)
  if (!user) return null
  return (
    <div className="kiosk-member">
      <p role="status">{t('kiosk.scan.hello', { name: user.firstName ?? user.name ?? '' })}</p>
      {!hasEnded && (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'kiosk.scan.hide' : 'kiosk.scan.show')}
        </Button>
      )}
      <Button variant="quiet" onClick={member.forget}>
        {t('kiosk.scan.forget')}
      </Button>
      {hasEnded && (
        <p className="kiosk-member-own" role="alert">
          {t('kiosk.scan.again')}
        </p>
      )}
      {isOpen && !hasEnded && (
        <div className="kiosk-member-own">
          {points !== undefined && <p>{t('kiosk.scan.points', { count: points })}</p>}
          <Suspense>
            <MemberCoupons />
            <MemberRewards />
          </Suspense>
        </div>
      )}
    </div>
  )
}
