import { useStore } from '@comanda/client/react'
import { Button, MemberIcon, VisitIcon } from '@comanda/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { CodeScan } from '../../features/coupons/scan/code-scan.tsx'
import { CouponsOfCart } from '../../features/cart/coupons/coupons-of-cart.tsx'
import { useShownCart } from '../../features/cart/shown-cart.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { paths } from '../../router/paths.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { MemberPart } from '../member/member-part.tsx'
import { useTakenScan } from '../scan/use-taken-scan.ts'
import { markPassed } from './mark-passed.ts'
import { useWantedCodes } from './use-wanted-codes.ts'
import './before-check.css'

const TypeCode = lazy(async () => ({ default: (await import('./type-code.tsx')).TypeCode }))

const anyText = (text: string): string => text.trim()

interface PartProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  /** What was scanned, in place of the words. */
  readonly children: ReactNode
}

const Part = ({ icon, title, text, children }: PartProps) => (
  <li className="kiosk-codes-part" data-done={children ? '' : undefined}>
    <span className="kiosk-codes-icon">{icon}</span>
    <div>
      <h2>{title}</h2>
      {children || <p>{text}</p>}
    </div>
  </li>
)

/** A member's code, then a coupon's: scanned, typed, or skipped by one press (KIOSK-3.7). */
export const CodesPage = () => {
  const { t } = useVisitMessages()
  const { passed, client } = useKiosk()
  const { user } = useStore(client.member.state)
  const { coupons } = useShownCart()
  const wanted = useWantedCodes().map(({ kind }) => kind)
  const navigate = useNavigate()
  const take = useTakenScan()
  /** What was read when the keys were opened: they close once a scanner reads something. */
  const [typingAfter, setTypingAfter] = useState<string>()
  const read = `${user?._id ?? ''}/${coupons.length}`
  const [only] = wanted.length === 1 ? wanted : []
  const goOn = (): void => {
    markPassed(passed, 'codes')
    void navigate({ to: paths.cart, replace: true })
  }
  return (
    <section className="kiosk-codes">
      <h1>{t(only ? `kiosk.scan.only.${only}` : 'kiosk.scan.title')}</h1>
      <ol>
        {wanted.includes('member') && (
          <Part
            icon={<MemberIcon name="code" />}
            title={t('kiosk.scan.memberTitle')}
            text={t('kiosk.scan.hint')}
          >
            {user && <MemberPart />}
          </Part>
        )}
        {wanted.includes('coupon') && (
          <Part
            icon={<VisitIcon name="ticket" />}
            title={t('kiosk.scan.couponTitle')}
            text={t('kiosk.scan.couponHint')}
          >
            {coupons.length > 0 && <CouponsOfCart />}
          </Part>
        )}
      </ol>
      <div className="kiosk-codes-ways">
        <CodeScan
          codeOf={anyText}
          label={t('kiosk.scan.camera')}
          onCode={(text) => void take(text)}
        />
        <Button variant="quiet" wide onClick={() => setTypingAfter(read)}>
          {t('kiosk.scan.type')}
        </Button>
      </div>
      <div className="kiosk-band">
        <Button size="large" wide onClick={goOn}>
          {t(user || coupons.length > 0 ? 'kiosk.goOn' : 'kiosk.scan.no')}
        </Button>
      </div>
      <Suspense>
        {typingAfter === read && (
          <TypeCode onCode={(code) => void take(code)} onClosed={() => setTypingAfter(undefined)} />
        )}
      </Suspense>
    </section>
  )
}
