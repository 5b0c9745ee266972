import { createLimits } from '@comanda/client/staff'
import { useEffect, useState } from 'react'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { LimitsForm } from './limits-form.tsx'

const OwnLimits = () => {
  const { connection } = useStaff()
  const { currency } = useShop()
  const [limits] = useState(() => createLimits(connection, currency))
  const { t } = useMessages()
  usePageTitle(t('limits.title'))
  useEffect(() => {
    void limits.reload()
  }, [limits])
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('limits.title')}</h1>
          <p>{t('limits.text', { currency })}</p>
        </div>
      </div>
      <LoadedView loaded={limits}>
        {(chosen) => (
          <div className="page-card settings-form">
            <LimitsForm limits={chosen} onSave={limits.change} />
          </div>
        )}
      </LoadedView>
    </>
  )
}

/** What staff may refund and credit without an owner, for owners (PAY-9.18). */
export const Limits = () => (
  <ForOwners>
    <OwnLimits />
  </ForOwners>
)
