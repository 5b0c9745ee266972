import { useEffect, useEffectEvent } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { showNotice } from '../../notices/notice.ts'
import { createKeyScans } from './key-scan.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { useTakenScan } from './use-taken-scan.ts'

/** Takes what a scanner types, on every screen (KIOSK-5.1). */
export const useScans = (): void => {
  const { t } = useVisitMessages()
  const takeScan = useTakenScan()
  const { noteScan } = useKiosk()
  const take = useEffectEvent((text: string) => {
    noteScan()
    return takeScan(text)
  })
  const warnOfCapsLock = useEffectEvent(() =>
    showNotice({ text: t('kiosk.scan.capsLock'), tone: 'danger', id: 'scan' }),
  )
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
