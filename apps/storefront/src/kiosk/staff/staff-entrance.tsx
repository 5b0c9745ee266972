import { useStore } from '@comanda/client/react'
import { lazy, Suspense, useEffect } from 'react'
import { isStaffSheetOpen } from './staff-place.ts'

/** How long the shop's name is pressed without a break, in ms: no guest does that by chance (KIOSK-8.4). */
const LONG = 3000

const StaffSheet = lazy(async () => ({ default: (await import('./staff-sheet.tsx')).StaffSheet }))

/** Whether the shop's name, or the steps, are there. */
const isStaffPlace = ({ clientX, clientY }: PointerEvent): boolean =>
  document
    .elementsFromPoint(clientX, clientY)
    .some((element) => element.matches('.kiosk-title, .kiosk-attract h1, .kiosk-steps'))

/** Opens what staff do at the kiosk when they keep the shop's name pressed. */
export const StaffEntrance = () => {
  const isOpen = useStore(isStaffSheetOpen)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (): void => clearTimeout(timer)
    const begin = (event: PointerEvent): void => {
      end()
      if (isStaffPlace(event)) timer = setTimeout(() => isStaffSheetOpen.set(true), LONG)
    }
    window.addEventListener('pointerdown', begin, { capture: true, passive: true })
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      end()
      isStaffSheetOpen.set(false)
      window.removeEventListener('pointerdown', begin, { capture: true })
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [])
  return (
    <Suspense>{isOpen && <StaffSheet onClosed={() => isStaffSheetOpen.set(false)} />}</Suspense>
  )
}
