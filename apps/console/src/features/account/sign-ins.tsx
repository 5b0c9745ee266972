import { normaliseError } from '@comanda/client'
import { useLoaded } from '@comanda/client/react'
import { endSignIn, findSignIns } from '@comanda/client/staff'
import type { SignIn } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { Badge, Button, EmptyState, showToast, Skeleton } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'

/** Lists where the account is signed in, and signs one device out (ACC-2.8). */
export const SignIns = () => {
  const { connection } = useStaff()
  const { t, locale } = useMessages()
  const { data: found, error, reload } = useLoaded('signIns', () => findSignIns(connection))
  const timeOf = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const end = async (one: SignIn): Promise<void> => {
    try {
      await endSignIn(connection, one)
      showToast(t('account.ended'), { tone: 'success' })
    } catch (error) {
      const { message } = normaliseError(error)
      showToast(t('account.notEnded', { message }), { tone: 'danger' })
    }
    reload()
  }
  return (
    <section className="account-section" aria-labelledby="account-sign-ins">
      <h2 id="account-sign-ins">{t('account.signIns')}</h2>
      <p className="account-text">{t('account.signInsText')}</p>
      {error && !found && (
        <EmptyState
          drawing="offline"
          title={t('account.failed')}
          action={<Button onClick={reload}>{t('app.tryAgain')}</Button>}
        />
      )}
      {!found && !error && <Skeleton shape="card" />}
      <ul>
        {found?.map((one) => (
          <li key={one._id} className="account-device">
            <span>
              <strong>{one.device ?? t('account.unknownDevice')}</strong>
              <small>
                {t('account.lastUsed', {
                  time: timeOf.format(new Date(one.lastUsed)),
                  address: one.address ?? '–',
                })}
              </small>
            </span>
            {one.isCurrent ? (
              <Badge tone="success">{t('account.thisDevice')}</Badge>
            ) : (
              <Button variant="quiet" onClick={() => void end(one)}>
                {t('app.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
