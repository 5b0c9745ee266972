import { useStore } from '@comanda/client/react'
import { Button } from '@comanda/ui'
import { lazy, Suspense } from 'react'
import { useVisitMessages } from '../language/visit-messages.ts'
import { useKiosk } from './kiosk-context.tsx'
import './kiosk-people.css'

const MemberRewards = lazy(async () => ({
  default: (await import('./member-rewards.tsx')).MemberRewards,
}))
const MemberCoupons = lazy(async () => ({
  default: (await import('./member-coupons.tsx')).MemberCoupons,
}))

/** Who the order is for: the member who scanned their code, by the first name alone, or nobody (KIOSK-5.2, KIOSK-5.4). */
export const MemberPart = () => {
  const { t } = useVisitMessages()
  const { member } = useKiosk().client
  const { user, points } = useStore(member.state)
  if (!user) return null
  return (
    <>
      <div className="kiosk-member">
        <p role="status">
          {t('kiosk.scan.hello', { name: user.firstName ?? user.name ?? '' })}
          {points !== undefined && ` · ${t('kiosk.scan.points', { count: points })}`}
        </p>
        <Button variant="quiet" onClick={member.forget}>
          {t('kiosk.scan.forget')}
        </Button>
      </div>
      <Suspense>
        <MemberCoupons />
        <MemberRewards />
      </Suspense>
    </>
  )
}
