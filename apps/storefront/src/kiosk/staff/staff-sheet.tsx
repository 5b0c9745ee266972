import { useSelected, useStore } from '@comanda/client/react'
import { Button, Sheet } from '@comanda/ui'
import { useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useIsLocked } from '../guests/guest-lock.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { CustomDish } from './custom-dish.tsx'
import { PinPart } from './pin-part.tsx'
import './staff.css'

/** What staff do after the PIN; prices are set at the lines of the check. */
const Ways = ({ close }: { readonly close: () => void }) => {
  const { t } = useVisitMessages()
  const { client, device } = useKiosk()
  const isLocked = useIsLocked()
  const [isUnpairing, setIsUnpairing] = useState(false)
  const isOrdering = useSelected(client.cart.state, ({ place }) => place !== undefined)
  if (isUnpairing)
    return (
      <PinPart
        text={t('kiosk.staff.unpairText')}
        onPin={(pin) => client.staff.unpair(pin, device)}
      />
    )
  return (
    <div className="kiosk-staff">
      <p>{t('kiosk.staff.pricesText')}</p>
      {isOrdering && <CustomDish />}
      <Button variant="quiet" size="large" wide onClick={() => window.print()}>
        {t('kiosk.staff.print')}
      </Button>
      <Button variant="quiet" size="large" wide onClick={() => window.location.reload()}>
        {t('kiosk.staff.reload')}
      </Button>
      <Button
        variant="quiet"
        size="large"
        wide
        disabled={isLocked}
        onClick={() => setIsUnpairing(true)}
      >
        {t('kiosk.staff.unpair')}
      </Button>
      <Button
        size="large"
        wide
        onClick={() => {
          client.staff.leave()
          close()
        }}
      >
        {t('kiosk.staff.leave')}
      </Button>
    </div>
  )
}

/** What staff do at a kiosk, after a manager's PIN (KIOSK-8.4). */
export const StaffSheet = ({ onClosed }: { readonly onClosed: () => void }) => {
  const { t } = useVisitMessages()
  const { client, device } = useKiosk()
  const isIn = useStore(client.staff.isIn)
  return (
    <Sheet
      open
      title={t('kiosk.staff.title')}
      closeLabel={t('kiosk.staff.close')}
      onClosed={onClosed}
    >
      {(close) =>
        isIn ? (
          <Ways close={close} />
        ) : (
          <PinPart
            text={t('kiosk.staff.pinText')}
            onPin={(pin) => client.staff.enter(pin, device.shop)}
          />
        )
      }
    </Sheet>
  )
}
