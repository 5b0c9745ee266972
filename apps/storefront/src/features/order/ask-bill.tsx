import type { TableSession } from '@comanda/contract'
import { Banner, Button } from '@comanda/ui'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { showNotice } from '../../notices/notice.ts'

/** Asks the staff for the bill of a table, once (STAFF-2.13). */
export const AskBill = ({ session }: { readonly session: TableSession }) => {
  const { t } = useOrderingMessages()
  const { client } = useDiner()
  const [isBusy, setIsBusy] = useState(false)
  const { type, status, outstanding, billAskedTime } = session
  if (type !== 'dineIn' || status !== 'ongoing' || outstanding <= 0) return null
  if (billAskedTime !== null) return <Banner icon="check">{t('order.billAsked')}</Banner>
  const ask = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await client.session.askBill()
    } catch {
      showNotice({ text: t('order.askBillFailed'), tone: 'danger', id: 'askBill' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="quiet" icon="receipt" wide busy={isBusy} onClick={() => void ask()}>
      {t('order.askBill')}
    </Button>
  )
}
