import { normaliseError } from '@comanda/client'
import { endSignIn, findSignIns } from '@comanda/client/account'
import { useConnection, useLoaded } from '@comanda/client/react'
import type { SignIn } from '@comanda/contract'
import { Badge, Button } from '@comanda/ui'
import { useDay } from '../../../language/use-day.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { LoadedContent } from '../../../loading/loaded-content.tsx'
import { showNotice } from '../../../notices/notice.ts'
import { callFailureKey } from '../form/call-failure.ts'
import './sign-ins.css'

/** Lists where the member is logged in, and logs one device out (ACC-2.8). */
export const SignIns = () => {
  const { t } = useMemberMessages()
  const connection = useConnection()
  const day = useDay()
  const loaded = useLoaded('signIns', () => findSignIns(connection))
  const end = async (one: SignIn): Promise<void> => {
    try {
      await endSignIn(connection, one)
      showNotice({ text: t('signIns.ended'), tone: 'success' })
    } catch (failure) {
      showNotice({ text: t(callFailureKey(normaliseError(failure))), tone: 'danger' })
    }
    loaded.reload()
  }
  return (
    <section className="sign-ins" aria-labelledby="sign-ins-title">
      <h2 id="sign-ins-title">{t('signIns.title')}</h2>
      <LoadedContent loaded={loaded} waiting={null}>
        {(found) => (
          <ul>
            {found.map((one) => (
              <li key={one._id}>
                <span>
                  <strong>{one.device ?? t('signIns.unknown')}</strong>
                  <small>{t('signIns.lastUsed', { date: day(one.lastUsed) })}</small>
                </span>
                {one.isCurrent ? (
                  <Badge tone="success">{t('signIns.current')}</Badge>
                ) : (
                  <Button variant="plain" onClick={() => void end(one)}>
                    {t('member.logOut')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
    </section>
  )
}
