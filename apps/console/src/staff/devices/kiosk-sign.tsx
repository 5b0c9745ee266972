import { normaliseError } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { createHelpCalls } from '@comanda/client/staff'
import type { HelpCall } from '@comanda/contract'
import { Button, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages.ts'
import { useShop } from '../shop-context.tsx'
import { Sign } from '../screen/sign.tsx'
import { useStaff } from '../staff-context.tsx'
import { useChime } from '../screen/use-chime.ts'
import { useFormats } from '../use-formats.ts'

/** The kiosks at which somebody is needed: rings, and says who is on the way (KIOSK-8.1, KIOSK-8.2, KIOSK-9.1). */
export const KioskSign = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [calls] = useState(() => createHelpCalls(connection, shop))
  const all = useStore(calls.state)
  const { t } = useMessages()
  const { time } = useFormats()
  useChime(calls)
  useEffect(() => calls.open(), [calls])
  const carryOut = (work: Promise<void>): void =>
    void work.catch((error: unknown) =>
      showToast(t('settings.problem', { message: normaliseError(error).message }), {
        tone: 'danger',
      }),
    )
  const words = ({ name, reason, accepted }: HelpCall): string =>
    accepted
      ? t('kioskHelp.coming', { kiosk: name, name: accepted.name ?? '' })
      : t(`kioskHelp.${reason}`, { kiosk: name })
  const [first] = all.filter(({ accepted }) => !accepted)
  const shown = first ?? all[0]
  const several = all.length > 1 ? t('kioskHelp.several', { count: all.length }) : undefined
  return (
    <Sign
      words={shown && (several ?? words(shown))}
      icon="bell"
      variant={first ? 'danger' : 'quiet'}
      title={t('kioskHelp.title')}
      none={t('kioskHelp.nobody')}
    >
      {all.map((call) => (
        <li key={call._id} aria-label={call.name}>
          <h3>{call.name}</h3>
          <p>{[words(call), time(call.rungTime)].join(' · ')}</p>
          <div className="sign-ways">
            {!call.accepted && (
              <Button size="large" onClick={() => carryOut(calls.accept(call._id))}>
                {t('kioskHelp.accept')}
              </Button>
            )}
            <Button size="large" variant="quiet" onClick={() => carryOut(calls.done(call._id))}>
              {t('kioskHelp.done')}
            </Button>
          </div>
        </li>
      ))}
    </Sign>
  )
}
