import { createApiKeys } from '@comanda/client/staff'
import type { IssuedApiKey } from '@comanda/contract'
import { Button, EmptyState } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { KeyCard } from './key-card.tsx'
import { KeyForm } from './key-form.tsx'
import { ShownSecret } from './shown-secret.tsx'

const Keys = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [keys] = useState(() => createApiKeys(connection, shop))
  const [isMaking, setIsMaking] = useState(false)
  const [issued, setIssued] = useState<IssuedApiKey>()
  const { t } = useMessages()
  usePageTitle(t('apiKeys.title'))
  useEffect(() => keys.open(), [keys])
  const show = (made: IssuedApiKey): void => {
    setIsMaking(false)
    setIssued(made)
  }
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('apiKeys.title')}</h1>
          <p>{t('apiKeys.text')}</p>
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {t('apiKeys.docs')}
          </a>
        </div>
        {!isMaking && <Button onClick={() => setIsMaking(true)}>{t('apiKeys.new')}</Button>}
      </div>
      {issued && <ShownSecret issued={issued} onClosed={() => setIssued(undefined)} />}
      {isMaking && (
        <KeyForm
          shop={shop}
          onMake={async (data) => show(await keys.make(data))}
          onCancel={() => setIsMaking(false)}
        />
      )}
      <LoadedView loaded={keys}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState drawing="search" title={t('apiKeys.none')}>
              {t('apiKeys.noneText')}
            </EmptyState>
          ) : (
            <ul className="page-cards">
              {found.map((one) => (
                <KeyCard key={one._id} apiKey={one} keys={keys} onRotated={show} />
              ))}
            </ul>
          )
        }
      </LoadedView>
    </>
  )
}

/** The keys by which programs call, for owners (KEY-4.1). */
export const ApiKeys = () => (
  <ForOwners>
    <Keys />
  </ForOwners>
)
