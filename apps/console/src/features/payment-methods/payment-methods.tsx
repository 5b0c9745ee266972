import { useStore } from '@comanda/client/react'
import { createPaymentAccounts, createPaymentMethods } from '@comanda/client/staff'
import type { PaymentMethod } from '@comanda/contract'
import { Button, EmptyState, showToast } from '@comanda/ui'
import { localizedName } from '@comanda/engine/catalog'
import { useEffect, useState } from 'react'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useRole } from '../../staff/use-role.ts'
import { MethodCard } from './method-card.tsx'
import { saveDraft } from '../../forms/record-draft.ts'
import { method as described, storedMethod } from './method-draft.ts'
import { MethodForm } from './method-form.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import './payment-methods.css'

/** The ways to pay in their order; owners change them (PAY-9.13). */
export const PaymentMethods = () => {
  const { connection } = useStaff()
  const { isOwner } = useRole()
  const [methods] = useState(() => createPaymentMethods(connection))
  const [owned] = useState(() => createPaymentAccounts(connection))
  const read = useStore(owned.state)
  const [edited, setEdited] = useState<PaymentMethod | 'new'>()
  const { t, locale } = useMessages()
  usePageTitle(t('methods.title'))
  useEffect(() => methods.open(), [methods])
  useEffect(() => {
    if (isOwner) void owned.reload()
  }, [owned, isOwner])
  const tellFailure = useFailureToast()
  const attempt = (work: Promise<void>): void => void work.catch(tellFailure)
  const actionsOf = (method: PaymentMethod) => ({
    onEdit: () => setEdited(method),
    onMove: (by: -1 | 1) => attempt(methods.move(method._id, by)),
    onOffer: (isOffered: boolean) =>
      attempt(methods.change(method, { status: isOffered ? 'active' : 'disabled' })),
  })
  const accounts = read.status === 'ready' ? read.value.accounts : []
  const method = edited === 'new' ? undefined : edited
  const title = method
    ? t('settings.editOf', { name: localizedName(method.name, locale) })
    : t('methods.new')
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('methods.title')}</h1>
          <p>{t(isOwner ? 'methods.text' : 'methods.textManager')}</p>
        </div>
        {isOwner && (
          <Button icon="plus" onClick={() => setEdited('new')}>
            {t('methods.new')}
          </Button>
        )}
      </div>
      <LoadedView loaded={methods}>
        {(list) => (
          <>
            {list.length === 0 && (
              <EmptyState drawing="receipt" title={t('methods.empty')}>
                {t('methods.emptyText')}
              </EmptyState>
            )}
            <ol className="page-cards">
              {list.map((one, index) => (
                <MethodCard
                  key={one._id}
                  method={one}
                  account={accounts.find(({ _id }) => _id === one.account)}
                  isFirst={index === 0}
                  isLast={index === list.length - 1}
                  actions={isOwner ? actionsOf(one) : undefined}
                />
              ))}
            </ol>
            {edited && (
              <StaffSheet open onClosed={() => setEdited(undefined)} title={title}>
                {(close) => (
                  <MethodForm
                    label={title}
                    first={method ? described.draftOf(method) : described.blank()}
                    accounts={accounts}
                    onCancel={close}
                    onSave={async (draft) => {
                      await saveDraft(methods, described, {
                        record: method,
                        draft: storedMethod(draft),
                      })
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
