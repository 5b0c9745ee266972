import type { BusinessDayStore } from '@comanda/client/staff'
import type { DayPreview } from '@comanda/contract'
import { Button, CheckRow, Dialog } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { useNow } from '../../staff/use-now.ts'
import { openUntil } from './open-until.ts'
import { useDaySteps } from '../../staff/use-day-steps.ts'

const MINUTE = 60_000

interface CloseDayDialogProps {
  readonly day: BusinessDayStore
  readonly preview: DayPreview
  readonly onClosed: () => void
}

/** Makes the Z of a day, which cannot be taken back; it names what is still open and to come, which is confirmed first (STAFF-6.10). */
export const CloseDayDialog = ({ day, preview, onClosed }: CloseDayDialogProps) => {
  const { t } = useMessages()
  const formats = useFormats()
  const { isBusy, step } = useDaySteps()
  const shop = useShop()
  const now = useNow(MINUTE)
  const [isSure, setIsSure] = useState(false)
  const isReady = preview.tills.length === 0
  const { count, outstanding } = preview.figures.open
  const until = openUntil(shop, now)
  const left = [
    until === undefined ? [] : t('businessDay.stillOpen', { time: until }),
    count === 0 ? [] : `${t('businessDay.checkOpen', { count })} · ${formats.money(outstanding)}`,
    preview.toCome === 0 ? [] : t('businessDay.checkCome', { count: preview.toCome }),
    preview.pending === 0 ? [] : t('businessDay.checkPending', { count: preview.pending }),
  ].flat()
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
            disabled={!isReady || (left.length > 0 && !isSure)}
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
      {left.length > 0 && (
        <ul className="day-left">
          {left.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p>{t(isReady ? 'businessDay.closeDayText' : 'businessDay.closeDayNotReady')}</p>
      {isReady && left.length > 0 && (
        <CheckRow checked={isSure} onChange={({ target }) => setIsSure(target.checked)}>
          {t('businessDay.closeAnyway')}
        </CheckRow>
      )}
    </Dialog>
  )
}
