import type { BusinessDayStore } from '@comanda/client/staff'
import type { DayPreview } from '@comanda/contract'
import { Button, Dialog } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useDaySteps } from './use-day-steps.ts'

interface CloseDayDialogProps {
  readonly day: BusinessDayStore
  readonly preview: DayPreview
  readonly onClosed: () => void
}

/** Makes the Z of a day, which cannot be taken back (STAFF-6.3). */
export const CloseDayDialog = ({ day, preview, onClosed }: CloseDayDialogProps) => {
  const { t } = useMessages()
  const formats = useFormats()
  const { isBusy, step } = useDaySteps()
  const isReady = preview.tills.length === 0
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t('businessDay.closeDayTitle', { day: formats.day(preview.day) })}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={close}>
            {t('businessDay.stay')}
          </Button>
          <Button
            size="large"
            busy={isBusy}
            disabled={!isReady}
            onClick={() =>
              void step(async () => {
                const { number = 0 } = await day.closeDay(preview.day)
                return t('businessDay.closeDayDone', { number })
              }).then((isDone) => (isDone ? close() : undefined))
            }
          >
            {t('businessDay.close')}
          </Button>
        </>
      )}
    >
      <p>{t(isReady ? 'businessDay.closeDayText' : 'businessDay.closeDayNotReady')}</p>
    </Dialog>
  )
}
