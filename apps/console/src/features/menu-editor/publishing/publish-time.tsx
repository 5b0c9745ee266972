import { dayStart } from '@comanda/client/staff'
import { clockTime, instantAt, localMoment } from '@comanda/engine/time'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../../staff/messages.ts'
import { useShop } from '../../../staff/shop-context.tsx'
import { useNow } from '../../../staff/use-now.ts'

interface PublishTimeProps {
  readonly isBusy: boolean
  /** Whether some changes wait for a time already. */
  readonly isWaiting: boolean
  /** With null, no time is chosen any more. */
  readonly onChoose: (at: string | null) => void
}

/** A day and a time of the shop at which the draft is published by itself; at first when the next business day begins. */
export const PublishTime = ({ isBusy, isWaiting, onChoose }: PublishTimeProps) => {
  const { t } = useMessages()
  const shop = useShop()
  const { timeZone } = shop
  const now = useNow(60_000)
  const [next] = useState(() => localMoment(Date.parse(dayStart(now, shop, 1)), timeZone))
  const [day, setDay] = useState(next.date)
  const [time, setTime] = useState(clockTime(next.minutes))
  const isEntered = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time)
  const at = isEntered ? instantAt(day, time, timeZone) : 0
  return (
    <fieldset className="form-group">
      <legend>{t('menu.publishLater')}</legend>
      <div className="form-pair">
        <Field
          label={t('menu.day')}
          type="date"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Field
          label={t('menu.time')}
          type="time"
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <Button
          variant="quiet"
          disabled={at <= now || isBusy}
          onClick={() => onChoose(new Date(at).toISOString())}
        >
          {t('menu.publishThen')}
        </Button>
      </div>
      {isWaiting && (
        <Button variant="quiet" disabled={isBusy} onClick={() => onChoose(null)}>
          {t('menu.noTime')}
        </Button>
      )}
    </fieldset>
  )
}
