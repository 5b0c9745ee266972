import { useSelected } from '@comanda/client/react'
import { Button, Dialog } from '@comanda/ui'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { ToolButton } from '../glass/tool-button.tsx'

/** Ends the visit; asks first if something was chosen. */
export const StartOver = ({ disabled }: { readonly disabled: boolean }) => {
  const { t } = useVisitMessages()
  const { reset, client } = useKiosk()
  const [isAsking, setIsAsking] = useState(false)
  const isEmpty = useSelected(useDiner().client.cart.state, ({ lines }) => lines.length === 0)
  return (
    <>
      <ToolButton
        icon="again"
        label={t('kiosk.startOver')}
        disabled={disabled}
        onClick={() =>
          isEmpty && client.payment.session() === undefined ? reset() : setIsAsking(true)
        }
      />
      <Dialog
        open={isAsking}
        onClosed={() => setIsAsking(false)}
        title={t('kiosk.startOverTitle')}
        actions={(close) => (
          <>
            <Button variant="quiet" size="large" onClick={close}>
              {t('kiosk.goOn')}
            </Button>
            <Button variant="danger" size="large" onClick={() => reset()}>
              {t('kiosk.startOver')}
            </Button>
          </>
        )}
      >
        {t('kiosk.startOverText')}
      </Dialog>
    </>
  )
}
