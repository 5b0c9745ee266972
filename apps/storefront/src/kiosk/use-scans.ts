import { useEffect, useEffectEvent } from 'react'
import { useCatalogue } from '../diner/use-stores.ts'
import { localCoupons } from '../coupons/local-coupons.ts'
import { useVisitMessages } from '../language/visit-messages.ts'
import { useLocation } from '../router/use-location.ts'
import { useNavigate } from '../router/use-navigate.ts'
import { showNotice } from '../shell/notice.ts'
import { useKiosk } from './kiosk-context.tsx'
import { readScan } from './read-scan.ts'
import { createKeyScans } from './key-scan.ts'

const say = (text: string, isBad = false): void =>
  showNotice({ text, tone: isBad ? 'danger' : 'success', id: 'scan' })

/** Takes what a scanner types, on every screen: a member's code, a coupon's; says so if it is neither (KIOSK-5). */
export const useScans = (): void => {
  const { t } = useVisitMessages()
  const { client, device } = useKiosk()
  const { menu } = useCatalogue()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent(async (text: string): Promise<void> => {
    const scan = readScan(text)
    if (!menu || pathname.startsWith('/record/')) return
    if (scan.kind === 'unknown') return say(t('kiosk.scan.unknown'), true)
    if (pathname === '/posHome') void navigate({ to: '/' })
    if (scan.kind === 'member') {
      try {
        await client.member.scan(scan.code, device.shop)
        return say(t('kiosk.scan.member'))
      } catch {
        return say(t('kiosk.scan.memberWrong'), true)
      }
    }
    const adding = await client.cart.coupons.addCode(scan.code, ({ _id }) => localCoupons.add(_id))
    return adding.status === 'added'
      ? say(t('kiosk.scan.coupon'))
      : say(t('kiosk.scan.couponRefused'), true)
  })
  const warnOfCapsLock = useEffectEvent(() => say(t('kiosk.scan.capsLock'), true))
  useEffect(() => {
    const scans = createKeyScans(
      (text) => void take(text),
      () => warnOfCapsLock(),
    )
    const hear = (event: KeyboardEvent): void => {
      // What is typed into a field is the field's.
      if (event.target instanceof HTMLInputElement && event.target.type !== 'radio') return
      const isTaken = scans.press({
        code: event.code,
        isShifted: event.shiftKey,
        isCapsLock: event.getModifierState('CapsLock'),
        time: event.timeStamp,
      })
      if (!isTaken) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}
