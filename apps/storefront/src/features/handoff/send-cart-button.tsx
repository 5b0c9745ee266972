import { Button, VisitIcon } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { useOrderingMessages } from '../../language/ordering-messages.ts'

const SendCart = lazy(async () => ({ default: (await import('./send-cart.tsx')).SendCart }))

/** Opens the code by which another phone gets a copy of the cart (HANDOFF-4.3). */
export const SendCartButton = () => {
  const { t } = useOrderingMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="plain"
        wide
        icon={<VisitIcon name="share" size="small" />}
        onClick={() => setIsOpen(true)}
      >
        {t('cart.send')}
      </Button>
      <Suspense>{isOpen && <SendCart onClosed={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
