import { checkoutOf } from '@comanda/client'
import { useEffect } from 'react'
import { useCheckout } from '../../features/cart/use-checkout.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { showNotice } from '../../notices/notice.ts'
import { useKiosk } from '../kiosk-context.tsx'

/** Leads back to the stands if the server refuses the number; the order stays (KIOSK-8.3). */
export const useRefusedStand = (): void => {
  const { t } = useVisitMessages()
  const { client } = useKiosk()
  const checkout = useCheckout()
  const navigate = useNavigate()
  const code = checkout.status === 'refused' ? checkout.error.code : undefined
  const isRefused = code === 'tentTaken' || code === 'tentWrong'
  useEffect(() => {
    if (!isRefused) return
    checkoutOf(client).dismiss()
    client.stand.putBack()
    showNotice({ text: t('kiosk.stand.taken'), tone: 'danger', id: 'stand' })
    void navigate({ to: '/browse' })
  }, [isRefused, client, navigate, t])
}
