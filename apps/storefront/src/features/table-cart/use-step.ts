import { CallError } from '@comanda/client'
import { useState } from 'react'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useClock } from '../../language/use-clock.ts'
import { useTableMessages } from '../../language/table-messages.ts'
import { showNotice } from '../../notices/notice.ts'

/** Returns what carries out a step of a guest and says if it failed, and whether one is under way. */
export const useStep = () => {
  const { t } = useTableMessages()
  const clock = useClock(useCatalogue().menu?.shop.timeZone)
  const [isBusy, setBusy] = useState(false)
  const step = async (send: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await send()
      return true
    } catch (failure) {
      const from = failure instanceof CallError ? failure.data?.['from'] : undefined
      const text =
        typeof from === 'string' ? t('table.tooEarly', { time: clock(from) }) : t('table.failed')
      showNotice({ text, tone: 'danger', id: 'table' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { step, isBusy }
}
