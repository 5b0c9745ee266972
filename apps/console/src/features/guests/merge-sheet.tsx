import { type NamedGuest, searchGuests } from '@comanda/client/staff'
import { normaliseError } from '@comanda/client'
import type { FoundGuest, GuestFile } from '@comanda/contract'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { FoundGuests } from './found-guests.tsx'

interface MergeSheetProps {
  readonly file: GuestFile
  readonly onChosen: (other: NamedGuest, close: () => void) => void
  readonly onClosed: () => void
}

/** Chooses whose file becomes a part of this one (GUEST-3.1). */
export const MergeSheet = ({ file, onChosen, onClosed }: MergeSheetProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { t } = useMessages()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly FoundGuest[]>()
  const [problem, setProblem] = useState<string>()
  const search = async (): Promise<void> => {
    try {
      const guests = await searchGuests(connection, shop, text.trim())
      setFound(guests.filter(({ guest, user }) => guest !== file._id && (user ?? '') !== file.user))
      setProblem(undefined)
    } catch (failure) {
      setProblem(failureWords(t, normaliseError(failure)))
    }
  }
  return (
    <StaffSheet open drops="freely" onClosed={onClosed} title={t('guests.merge')}>
      {(close) => (
        <div className="form-frame">
          <p className="form-text">{t('guests.mergeText')}</p>
          <form
            className="guests-find"
            onSubmit={(event) => {
              event.preventDefault()
              if (text.trim().length >= 2) void search()
            }}
          >
            <Field
              label={t('guests.search')}
              value={text}
              autoComplete="off"
              maxLength={100}
              onChange={({ currentTarget: { value } }) => setText(value)}
            />
            <Button type="submit" variant="quiet" size="large">
              {t('counter.member.go')}
            </Button>
          </form>
          {problem !== undefined && (
            <p className="form-failure" role="alert">
              {problem}
            </p>
          )}
          {found && (
            <FoundGuests
              guests={found}
              label={t('guests.found')}
              onOpen={(other) => onChosen(other, close)}
            />
          )}
        </div>
      )}
    </StaffSheet>
  )
}
