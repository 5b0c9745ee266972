import { useStore } from '@comanda/client/react'
import { Button } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { CodeScan } from '../coupons/scan/code-scan.tsx'
import { useVisitMessages } from '../language/visit-messages.ts'
import { useKiosk } from './kiosk-context.tsx'
import { useTakenScan } from './use-taken-scan.ts'
import './kiosk-people.css'

const MemberCoupons = lazy(async () => ({
  default: (await import('./member-coupons.tsx')).MemberCoupons,
}))

const anyText = (text: string): string => text.trim()

/** Asks for a member's or coupon's code, by the scanner or the camera; “No” is as large (KIOSK-5.6). */
const Ask = ({ onSkip }: { readonly onSkip: () => void }) => {
  const { t } = useVisitMessages()
  const take = useTakenScan()
  return (
    <div className="kiosk-ask">
      <p className="kiosk-hint">{t('kiosk.scan.hint')}</p>
      <div className="kiosk-ask-ways">
        <CodeScan codeOf={anyText} onCode={(text) => void take(text)} />
        <Button variant="quiet" size="large" wide onClick={onSkip}>
          {t('kiosk.scan.no')}
        </Button>
      </div>
    </div>
  )
}

/** Who the order is for: the member who scanned their code, by the first name alone, or nobody (KIOSK-5.2, KIOSK-5.4). */
export const MemberPart = () => {
  const { t } = useVisitMessages()
  const { member } = useKiosk().client
  const { user, points } = useStore(member.state)
  const [isSkipped, setIsSkipped] = useState(false)
  if (!user) return isSkipped ? null : <Ask onSkip={() => setIsSkipped(true)} />
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
      </Suspense>
    </>
  )
}
