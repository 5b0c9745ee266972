import { handedCart, openHandoff } from '@comanda/client/handoff'
import { useStore } from '@comanda/client/react'
import type { HandedCart } from '@comanda/contract'
import { Button, Sheet } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { CodeOfHandoff } from '../../features/handoff/code-of-handoff.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useKiosk } from '../kiosk-context.tsx'
import '../kiosk-people.css'

interface ToPhoneProps {
  readonly onClosed: () => void
}

const Moving = ({ cart, onClosed }: ToPhoneProps & { readonly cart: HandedCart }) => {
  const { t } = useVisitMessages()
  const { reset } = useKiosk()
  const { connection } = useDiner().client
  const [handoff] = useState(() => openHandoff(connection, { kind: 'move', cart }))
  const [isUnknown, setIsUnknown] = useState(false)
  const { taken } = useStore(handoff.state)
  useEffect(() => {
    void handoff.make()
    return handoff.close
  }, [handoff])
  const isTaken = taken > 0
  useEffect(() => {
    if (isTaken) reset(true)
  }, [isTaken, reset])
  /** Nobody orders here what a phone may have taken. */
  const dismiss = async (close: () => void): Promise<void> => {
    const outcome = await handoff.withdraw()
    if (outcome === 'taken') reset(true)
    else if (outcome === 'unknown') setIsUnknown(true)
    else close()
  }
  return (
    <Sheet
      open
      onClosed={onClosed}
      onDismiss={(close) => void dismiss(close)}
      title={t('kiosk.handoff.toPhone')}
      closeLabel={t('app.close')}
    >
      <div className="kiosk-to-phone">
        <p>{t('kiosk.handoff.moves')}</p>
        {isUnknown && (
          <div role="alert">
            <p>{t('kiosk.handoff.unknown')}</p>
            <Button variant="quiet" size="large" wide onClick={() => reset(true)}>
              {t('kiosk.startOver')}
            </Button>
          </div>
        )}
        <CodeOfHandoff
          handoff={handoff}
          label={t('kiosk.handoff.scan')}
          digitsText={(at) => t('kiosk.handoff.orDigits', at)}
        />
      </div>
    </Sheet>
  )
}

/** “Continue on your phone”: the cart moves there, and the kiosk is the next guest's (HANDOFF-4.5). */
export const ToPhone = ({ onClosed }: ToPhoneProps) => {
  const { locale } = useVisitMessages()
  const { cart } = useDiner().client
  const [handed] = useState(() => handedCart(cart.state.get(), locale))
  return handed ? <Moving cart={handed} onClosed={onClosed} /> : null
}
