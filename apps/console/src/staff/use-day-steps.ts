import { showToast } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from './messages.ts'
import { dayFailure } from './day-failure.ts'

/** Does something with cash or the day, once at a time, and says what became of it. */
export interface DaySteps {
  readonly isBusy: boolean
  /** Resolves to whether it was done. */
  readonly step: (work: () => Promise<string>) => Promise<boolean>
}

export const useDaySteps = (): DaySteps => {
  const { t } = useMessages()
  const [isBusy, setIsBusy] = useState(false)
  const step = async (work: () => Promise<string>): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      showToast(await work(), { tone: 'success' })
      return true
    } catch (failure) {
      showToast(dayFailure(t, failure), { tone: 'danger' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, step }
}
