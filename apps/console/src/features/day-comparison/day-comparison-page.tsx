import { normaliseError } from '@comanda/client'
import { createDayComparison } from '@comanda/client/staff'
import type { PaymentDifference } from '@comanda/contract'
import { EmptyState, Field, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useRole } from '../../staff/use-role.ts'
import { ComparedAccountCard } from './compared-account.tsx'
import { NoteDialog } from '../../staff/approvals/note-dialog.tsx'
import './day-comparison.css'

interface DayComparisonPageProps {
  readonly day: string
  readonly onDay: (day: string) => void
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** A day's payments beside the providers' books: what differs, and what to do about it (PAY-9.7). */
export const DayComparisonPage = ({ day, onDay }: DayComparisonPageProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { isOwner } = useRole()
  const [calls] = useState(() => createDayComparison(connection, { shop, day, isOwner }))
  const [busy, setBusy] = useState<string>()
  const [solved, setSolved] = useState<PaymentDifference>()
  const { t } = useMessages()
  usePageTitle(t('compare.title'))
  useEffect(() => calls.open(), [calls])
  const step = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (failure) {
      const { reason, message } = normaliseError(failure)
      const text =
        reason === 'offline' ? t('money.problem.offline') : t('money.problem.unknown', { message })
      showToast(text, { tone: 'danger' })
    }
  }
  const compare = async (account: string, fix: boolean): Promise<void> => {
    setBusy(account)
    await step(() => calls.compare(account, fix))
    setBusy(undefined)
  }
  return (
    <div className="page">
      <h1>{t('compare.title')}</h1>
      <p className="page-text">{t('compare.text')}</p>
      <div className="comparison-day">
        <Field
          type="date"
          label={t('compare.day')}
          value={day}
          onChange={({ target }) => {
            if (dayPattern.test(target.value)) onDay(target.value)
          }}
        />
      </div>
      <LoadedView loaded={calls}>
        {(accounts) => (
          <>
            {accounts.length === 0 && (
              <EmptyState drawing="search" title={t('compare.empty')}>
                {t('compare.emptyText')}
              </EmptyState>
            )}
            {accounts.map((compared) => (
              <ComparedAccountCard
                key={compared.account}
                compared={compared}
                isBusy={busy === compared.account}
                onCompare={(fix) => void compare(compared.account, fix)}
                onSolve={setSolved}
              />
            ))}
          </>
        )}
      </LoadedView>
      {solved && (
        <NoteDialog
          title={t('compare.solveTitle')}
          label={t('compare.note')}
          hint={t('compare.noteHint')}
          confirm={t('compare.solve')}
          onClosed={() => setSolved(undefined)}
          onConfirm={(note) => void step(() => calls.solve(solved._id, note))}
        />
      )}
    </div>
  )
}
