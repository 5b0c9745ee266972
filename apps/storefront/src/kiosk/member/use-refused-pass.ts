import { checkoutOf } from '@comanda/client'
import { useEffect, useEffectEvent } from 'react'
import { useCheckout } from '../../features/cart/use-checkout.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { showNotice } from '../../notices/notice.ts'
import { useKiosk } from '../kiosk-context.tsx'

/** Asks to scan again, or for the PIN, if the member's pass or the approval of staff is too old; the cart stays (KIOSK-5.4, KIOSK-8.4). */
export const useRefusedPass = (onRefused?: () => void): void => {
  const { t } = useVisitMessages()
  const { client } = useKiosk()
  const checkout = useCheckout()
  const code = checkout.status === 'refused' ? checkout.error.code : undefined
  const isPass = code === 'codeWrong'
  const isApproval = code === 'approvalInvalid'
  const refused = useEffectEvent(() => onRefused?.())
  useEffect(() => {
    if (!isPass && !isApproval) return
    checkoutOf(client).dismiss()
    if (isPass) client.member.end()
    const text = t(isPass ? 'kiosk.scan.again' : 'kiosk.staff.again')
    showNotice({ text, tone: 'danger', id: 'scan' })
    refused()
  }, [isPass, isApproval, client, t])
}
