import { serverNow } from '@comanda/client'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

/** For how many hours something is sold out. */
const lengths = [1, 2, 4]

const hour = 3_600_000

interface UntilChoicesProps {
  /** `undefined` is until staff say otherwise. */
  readonly onChoose: (until: string | undefined) => void
}

/** For how long something is sold out, one press each (STAFF-1.13). */
export const UntilChoices = ({ onChoose }: UntilChoicesProps) => {
  const { t } = useMessages()
  return (
    <div className="until-choices" role="group" aria-label={t('dishes.untilTitle')}>
      <Button size="large" wide onClick={() => onChoose('tomorrow')}>
        {t('dishes.untilTomorrow')}
      </Button>
      <div className="until-hours">
        {lengths.map((count) => (
          <Button
            key={count}
            size="large"
            variant="quiet"
            wide
            onClick={() => onChoose(new Date(serverNow() + count * hour).toISOString())}
          >
            {t('dishes.untilHours', { count })}
          </Button>
        ))}
      </div>
      <Button size="large" variant="quiet" wide onClick={() => onChoose(undefined)}>
        {t('dishes.untilISay')}
      </Button>
    </div>
  )
}
