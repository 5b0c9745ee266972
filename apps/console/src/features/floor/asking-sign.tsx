import { normaliseError } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { createAskingGuests } from '@comanda/client/staff'
import { Button, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { Sign } from '../../staff/screen/sign.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useChime } from '../../staff/screen/use-chime.ts'

/** Guests who ask to join a table and nobody there responds: it rings, and staff let them in (TABLE-1.7). */
export const AskingSign = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [asking] = useState(() => createAskingGuests(connection, shop))
  const guests = useStore(asking.state)
  const { t } = useMessages()
  useChime(asking)
  useEffect(() => asking.open(), [asking])
  const carryOut = (work: Promise<void>): void =>
    void work.catch((error: unknown) =>
      showToast(t('settings.problem', { message: normaliseError(error).message }), {
        tone: 'danger',
      }),
    )
  const all = guests.map((guest) => ({
    guest,
    words: {
      guest: guest.name ?? t(`tableCart.animal.${guest.animal}`),
      table: guest.table ?? '',
    },
  }))
  const [first] = all
  const several = all.length > 1 ? t('tableCart.several', { count: all.length }) : undefined
  return (
    <Sign
      words={first && (several ?? t('tableCart.asks', first.words))}
      icon="person"
      title={t('tableCart.asking')}
      none={t('tableCart.nobody')}
    >
      {all.map(({ guest, words }) => (
        <li key={guest._id} aria-label={t('tableCart.asks', words)}>
          <h3>{t('tableCart.asks', words)}</h3>
          <p>{t('tableCart.look')}</p>
          <div className="sign-ways">
            <Button size="large" onClick={() => carryOut(asking.admit(guest._id))}>
              {t('tableCart.letIn')}
            </Button>
            <Button
              size="large"
              variant="quiet"
              onClick={() => carryOut(asking.decline(guest._id))}
            >
              {t('tableCart.no')}
            </Button>
          </div>
        </li>
      ))}
    </Sign>
  )
}
