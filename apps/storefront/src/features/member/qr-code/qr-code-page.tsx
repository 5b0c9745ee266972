import { useConnectionStatus, useConnection, useStore } from '@comanda/client/react'
import { Banner, Page, QrCode, Skeleton } from '@comanda/ui'
import { createMemberCode, type MemberCodeState } from '@comanda/client/account'
import { useEffect, useState } from 'react'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useWakeLock } from './use-wake-lock.ts'
import './qr-code-page.css'

/** Returns the signed code of the member, renewed before it expires. */
const useMemberCode = (): MemberCodeState => {
  const connection = useConnection()
  const [code] = useState(() => createMemberCode(connection))
  useEffect(() => code.open(), [code])
  return useStore(code.state)
}

const GROUP = 4

/** The member's QR code, with digits for a shop without a scanner; a new one each minute. */
export const QrCodePage = () => {
  const { t } = useMemberMessages()
  const { code, seconds, isExpired } = useMemberCode()
  const isOffline = useConnectionStatus() === 'offline'
  useWakeLock()
  const digits = code?.code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []
  return (
    <Page title={t('memberCode.title')} lead={t('memberCode.lead')}>
      <div className="member-code">
        <div className="member-code-square">
          {code ? (
            <QrCode text={code.token} label={t('memberCode.label')} />
          ) : (
            <Skeleton shape="square" />
          )}
        </div>
        {code && (
          <p className="member-code-digits">
            <span className="ui-hidden">{t('memberCode.number')}</span>
            {digits.map((group, at) => (
              <span key={`${at}-${group}`}>{group}</span>
            ))}
          </p>
        )}
        <p className="member-code-note" aria-hidden="true">
          {seconds > 0 ? t('memberCode.renews', { count: seconds }) : t('memberCode.renewing')}
        </p>
      </div>
      {isExpired && (
        <Banner tone="danger" icon="offline">
          {t('memberCode.lapsed')}
        </Banner>
      )}
      {isOffline && !isExpired && (
        <Banner tone="highlight" icon="offline">
          {t('load.offlineText')}
        </Banner>
      )}
      <p className="member-code-bright">{t('memberCode.bright')}</p>
    </Page>
  )
}
