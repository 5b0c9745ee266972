import { createSmsAccounts } from '@comanda/client/staff'
import type { SmsAccount } from '@comanda/contract'
import { Badge } from '@comanda/ui'
import { useState } from 'react'
import { saveDraft } from '../../forms/record-draft.ts'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { account } from './sms-draft.ts'
import { SmsForm } from './sms-form.tsx'
import { SmsTest } from './sms-test.tsx'

const Accounts = () => {
  const { connection } = useStaff()
  const [accounts] = useState(() => createSmsAccounts(connection))
  const { t } = useMessages()
  usePageTitle(t('smsAccounts.title'))
  const factsOf = ({ accountSid, shops }: SmsAccount): readonly string[] => [
    `Twilio ${accountSid}`,
    shops === undefined ? t('settings.allShops') : t('methods.shopCount', { count: shops.length }),
  ]
  return (
    <RecordScreen
      level={1}
      title={t('smsAccounts.title')}
      text={t('smsAccounts.lead')}
      newText={t('smsAccounts.new')}
      emptyText={t('smsAccounts.empty')}
      list={accounts}
      nameOf={({ sender }) => sender}
      factsOf={factsOf}
      signOf={({ mode }) => (
        <Badge tone={mode === 'live' ? 'success' : 'highlight'}>
          {t(`accounts.modes.${mode}`)}
        </Badge>
      )}
      form={({ label, record, onSave, onCancel }) => (
        <>
          <SmsForm
            label={label}
            account={record}
            onCancel={onCancel}
            onSave={(draft) => onSave(saveDraft(accounts, account, { record, draft }))}
          />
          {record && (
            <SmsTest
              accounts={accounts}
              account={record._id}
              onRemove={() => onSave(accounts.remove(record._id))}
            />
          )}
        </>
      )}
    />
  )
}

/** The contracts with providers of texts, for owners (SMS-1.7). */
export const SmsAccounts = () => (
  <ForOwners>
    <Accounts />
  </ForOwners>
)
