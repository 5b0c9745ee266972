import { Button, buttonLook, showToast } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { failureWords } from '../../forms/failure-words.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { CodesAddress } from '../../staff/devices/codes-address.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'

/** Prints the codes, leads to a test order, and opens the shop for guests (SETUP-2.4), which ends the setup. */
export const CodesStep = ({ shop }: { readonly shop: string }) => {
  const { t } = useMessages()
  const { setup, shops } = useStaff()
  const { busy, failure, submit } = useSubmit()
  const goLive = async (): Promise<void> => {
    await setup.goLive(shop)
    await shops.open(shop)
    showToast(t('setup.isLive'), { tone: 'success' })
  }
  return (
    <form className="setup-form" aria-label={t('setup.codesTitle')} onSubmit={submit(goLive)}>
      <ul className="setup-ways">
        <li>
          <p>{t('setup.printText')}</p>
          <CodesAddress />
          <Link to="/$shop/tables" params={{ shop }} {...buttonLook({ variant: 'quiet' })}>
            {t('setup.print')}
          </Link>
        </li>
        <li>
          <p>{t('setup.testText')}</p>
          <Link to="/$shop/floor" params={{ shop }} {...buttonLook({ variant: 'quiet' })}>
            {t('setup.test')}
          </Link>
        </li>
        <li>
          <p>{t('setup.liveText')}</p>
          <Button type="submit" size="large" busy={busy}>
            {t('setup.live')}
          </Button>
        </li>
      </ul>
      {failure && (
        <p className="form-failure" role="alert">
          {failureWords(t, failure)}
        </p>
      )}
    </form>
  )
}
