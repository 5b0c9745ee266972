import { Button } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'

const ToPhone = lazy(async () => ({ default: (await import('./to-phone.tsx')).ToPhone }))

/** Opens the code by which the guest's phone takes the cart along (HANDOFF-4.5). */
export const ToPhoneButton = () => {
  const { t } = useVisitMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="large" wide onClick={() => setIsOpen(true)}>
        {t('kiosk.handoff.toPhone')}
      </Button>
      <Suspense>{isOpen && <ToPhone onClosed={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
