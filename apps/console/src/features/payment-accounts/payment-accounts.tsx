import { createPaymentAccounts } from '@comanda/client/staff'
import type { PaymentAccount } from '@comanda/contract'
import { Button, EmptyState, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { saveDraft } from '../../forms/record-draft.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { AccountCard } from './account-card.tsx'
import { account as described } from './account-draft.ts'
import { AccountForm } from './account-form.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

const Accounts = () => {
  const { connection } = useStaff()
  const [accounts] = useState(() => createPaymentAccounts(connection))
  const [edited, setEdited] = useState<PaymentAccount | 'new'>()
  const [tested, setTested] = useState<string>()
  const { t } = useMessages()
  const tellFailure = useFailureToast()
  usePageTitle(t('accounts.title'))
  useEffect(() => {
    void accounts.reload()
  }, [accounts])
  const test = async ({ _id, name }: PaymentAccount): Promise<void> => {
    setTested(_id)
    try {
      const { ok, message = '' } = await accounts.test(_id)
      if (ok) showToast(t('accounts.accepted', { name }), { tone: 'success' })
      else showToast(t('accounts.refused', { name, message }), { tone: 'danger' })
    } catch (error) {
      tellFailure(error)
    }
    setTested(undefined)
  }
  const account = edited === 'new' ? undefined : edited
  const title = account ? t('accounts.editTitle', { name: account.name }) : t('accounts.new')
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('accounts.title')}</h1>
          <p>{t('accounts.text')}</p>
        </div>
        <Button icon="plus" onClick={() => setEdited('new')}>
          {t('accounts.new')}
        </Button>
      </div>
      <LoadedView loaded={accounts}>
        {({ accounts: list, people, url }) => (
          <>
            {list.length === 0 && (
              <EmptyState drawing="receipt" title={t('accounts.empty')}>
                {t('accounts.emptyText')}
              </EmptyState>
            )}
            <ul className="page-cards">
              {list.map((one) => (
                <AccountCard
                  key={one._id}
                  account={one}
                  isTesting={tested === one._id}
                  onEdit={() => setEdited(one)}
                  onTest={() => void test(one)}
                />
              ))}
            </ul>
            {edited && (
              <StaffSheet open onClosed={() => setEdited(undefined)} title={title}>
                {(close) => (
                  <AccountForm
                    label={title}
                    account={account}
                    people={people}
                    url={url}
                    onCancel={close}
                    onSave={async (draft) => {
                      await saveDraft(accounts, described, { record: account, draft })
                      showToast(t('settings.saved'), { tone: 'success' })
                      close()
                    }}
                  />
                )}
              </StaffSheet>
            )}
          </>
        )}
      </LoadedView>
    </>
  )
}

/** The contracts with payment providers, for owners (PAY-9.10). */
export const PaymentAccounts = () => (
  <ForOwners>
    <Accounts />
  </ForOwners>
)
