import { isStillServed } from '@comanda/shop-rules/table-guests'
import { isOpenBill } from '@comanda/client/staff'
import type { TableSession } from '@comanda/contract'

/** What staff most likely do next with a bill. */
export type PrimaryAction = 'add' | 'send' | 'pay' | 'free' | 'serve' | 'payments' | 'reopen'

interface Facts {
  readonly session: Pick<
    TableSession,
    'status' | 'type' | 'tvStatus' | 'outstanding' | 'products' | 'billAskedTime'
  >
  readonly isWaiter: boolean
  readonly isCashier: boolean
  /** Dishes that staff have chosen on this device and not sent. */
  readonly unsent?: number
}

/**
 * Returns the one action that stands large below a bill (STAFF-4.22): what staff have chosen is sent, then what waits is, unless the guests want
 * to pay; what is due is paid; what is paid is freed; else dishes are added. What is paid and still to come is served; of another bill that has ended its payments are looked at.
 */
export const primaryAction = ({
  session,
  isWaiter,
  isCashier,
  unsent = 0,
}: Facts): PrimaryAction | undefined => {
  const { status, outstanding, products, billAskedTime } = session
  if (isStillServed(session) && isWaiter) return 'serve'
  if (!isOpenBill(session)) {
    if (isCashier) return 'payments'
    return status === 'done' ? 'reopen' : undefined
  }
  const isAsked = billAskedTime !== null && isCashier && outstanding > 0
  if (unsent > 0 && isWaiter && !isAsked) return 'add'
  if (products.some((line) => line.status === 'hold') && !isAsked) return 'send'
  if (outstanding > 0 && isCashier) return 'pay'
  if (products.length > 0 && outstanding <= 0) return 'free'
  return isWaiter ? 'add' : 'free'
}
