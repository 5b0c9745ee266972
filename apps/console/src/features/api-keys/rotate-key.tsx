import { Button, Dialog } from '@comanda/ui'
import { useState } from 'react'
import { OneOf } from '../../forms/one-of.tsx'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../staff/messages.ts'

/** How long the secret before may be used, in hours: never, a day, a week. */
const overlaps = ['0', '24', '168'] as const

interface RotateKeyProps {
  readonly name: string
  readonly onRotate: (overlapHours: number) => Promise<void>
  readonly onClosed: () => void
}

/** Asks for how long the secret before stays valid, then makes a new one (KEY-1.4). */
export const RotateKey = ({ name, onRotate, onClosed }: RotateKeyProps) => {
  const { t } = useMessages()
  const tellFailure = useFailureToast()
  const [overlap, setOverlap] = useState<(typeof overlaps)[number]>('24')
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t('apiKeys.rotateOf', { name })}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={close}>
            {t('settings.cancel')}
          </Button>
          <Button
            size="large"
            onClick={() => {
              void onRotate(Number(overlap)).catch(tellFailure)
              close()
            }}
          >
            {t('apiKeys.rotate')}
          </Button>
        </>
      )}
    >
      <OneOf
        label={t('apiKeys.overlap')}
        values={overlaps}
        chosen={overlap}
        text={(hours) => t(`apiKeys.overlaps.${hours}`)}
        onChange={setOverlap}
      />
    </Dialog>
  )
}
