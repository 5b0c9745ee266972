import {
  type BookkeepingFormat,
  bookkeepingFormats,
  createBookkeeping,
} from '@comanda/client/staff'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { saveFile } from '../../forms/files/save-file.ts'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { accountFailure } from './account-failure.ts'
import { AccountsForm } from './accounts-form.tsx'

interface AccountFilesProps {
  readonly from: string
  readonly to: string
}

const nameOf = (format: BookkeepingFormat, { from, to }: AccountFilesProps): string => {
  if (format === 'datev') return `EXTF_Buchungsstapel_${from}_${to}.csv`
  return format === 'iif' ? `accounts-${from}-${to}.iif` : `accounts-${format}-${from}-${to}.csv`
}

/** The closed days of the period as files of accounting programs, and the accounts that they are booked on (LEDGER-2). */
export const AccountFiles = (period: AccountFilesProps) => {
  const { connection, authentication } = useStaff()
  const { _id: shop } = useShop()
  const { t } = useMessages()
  const [bookkeeping] = useState(() => createBookkeeping(connection, shop))
  const [saving, setSaving] = useState<BookkeepingFormat>()
  const [failure, setFailure] = useState<string>()
  const [edits, setEdits] = useState(false)
  const save = async (format: BookkeepingFormat): Promise<void> => {
    setSaving(format)
    setFailure(undefined)
    try {
      const file = await bookkeeping.file(format, period, authentication.accessToken())
      saveFile(file, nameOf(format, period))
    } catch (error) {
      setFailure(accountFailure(t, error))
    }
    setSaving(undefined)
  }
  const edit = (): void => {
    setFailure(undefined)
    void bookkeeping.reload().then(() => setEdits(true))
  }
  return (
    <section className="page-card" aria-label={t('bookkeeping.title')}>
      <h2>{t('bookkeeping.title')}</h2>
      <p className="page-muted">{t('bookkeeping.text')}</p>
      <div className="report-files">
        {bookkeepingFormats.map((format) => (
          <Button
            key={format}
            variant="quiet"
            busy={saving === format}
            onClick={() => void save(format)}
          >
            {t(`bookkeeping.format.${format}`)}
          </Button>
        ))}
        <Button onClick={edit}>{t('bookkeeping.accounts')}</Button>
      </div>
      {failure !== undefined && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      {edits && (
        <StaffSheet open onClosed={() => setEdits(false)} title={t('bookkeeping.accounts')}>
          {(close) => (
            <LoadedView loaded={bookkeeping}>
              {(shown) => <AccountsForm shown={shown} bookkeeping={bookkeeping} onClose={close} />}
            </LoadedView>
          )}
        </StaffSheet>
      )}
    </section>
  )
}
