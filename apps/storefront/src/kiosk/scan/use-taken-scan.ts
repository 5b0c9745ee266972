import { useCatalogue } from '../../diner/use-stores.ts'
import { localCoupons } from '../../features/coupons/local-coupons.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { paths } from '../../router/paths.ts'
import { useLocation } from '../../router/use-location.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { showNotice } from '../../notices/notice.ts'
import { useTakenCart } from '../handoff/use-taken-cart.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { refusedCoupon } from '../member/refused-coupon.ts'
import { issuesTaiwanInvoices } from '../pay/issues-taiwan-invoices.ts'
import { readScan } from './read-scan.ts'

const say = (text: string, isBad = false): void =>
  showNotice({ text, tone: isBad ? 'danger' : 'success', id: 'scan' })

/** Returns what takes a scanned text: a member's code, a coupon's; it says so if it is neither (KIOSK-5). */
export const useTakenScan = (): ((text: string) => Promise<void>) => {
  const { t } = useVisitMessages()
  const { client, device, carrier } = useKiosk()
  const { menu } = useCatalogue()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const takeCart = useTakenCart()
  return async (text) => {
    const scan = readScan(text)
    if (!menu) return
    if (scan.kind === 'carrier') {
      // It is taken whenever it is scanned, and used after the payment (KIOSK-6.6).
      if (!issuesTaiwanInvoices(menu.shop)) return say(t('kiosk.scan.carrier'), true)
      carrier.set(scan.code)
      return say(t('kiosk.invoice.goesTo', { code: scan.code }))
    }
    if (!('code' in scan)) return say(t(`kiosk.scan.${scan.kind}`), true)
    // What a placed order costs does not change any more.
    if (pathname.startsWith('/record/') || client.payment.session() !== undefined)
      return say(t('kiosk.scan.tooLate'), true)
    if (scan.kind === 'handoff') return takeCart(scan.code)
    if (pathname === '/posHome') void navigate({ to: '/' })
    // The guest sees the new total before they pay it.
    if (pathname === paths.posPay) void navigate({ to: paths.cart, replace: true })
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
      : say(t(refusedCoupon(adding)), true)
  }
}
