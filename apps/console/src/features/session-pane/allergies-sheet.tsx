import { createSeatedGuests, type NotedAllergy } from '@comanda/client/staff'
import type { ReservationsOfSessionResult, TableSession } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { AllergyInputs } from '../../forms/allergy-inputs.tsx'
import { listWords } from '../../staff/list-words.ts'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { sessionPlace } from '../../staff/bills/session-place.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { useStaff } from '../../staff/staff-context.tsx'

type Noted = ReservationsOfSessionResult['noted']

/** Returns what is noted as one: a bill that was merged has the notes of both. */
const draftOf = (noted: Noted, t: ReturnType<typeof useMessages>['t']): NotedAllergy => ({
  allergens: [...new Set(noted.flatMap(({ allergens }) => allergens))],
  text: listWords(
    noted.flatMap(({ text }) => text ?? []),
    t,
  ),
})

interface AllergyFormProps {
  readonly noted: Noted
  readonly onSave: (allergy: NotedAllergy) => void
}

const AllergyForm = ({ noted, onSave }: AllergyFormProps) => {
  const { t } = useMessages()
  const [draft, setDraft] = useState(() => draftOf(noted, t))
  return (
    <>
      <AllergyInputs draft={draft} onChange={setDraft} />
      <Button size="large" wide onClick={() => onSave(draft)}>
        {t('settings.save')}
      </Button>
    </>
  )
}

interface AllergiesSheetProps {
  readonly session: TableSession
  readonly onSave: (allergy: NotedAllergy) => void
  readonly onClosed: () => void
}

/** What guests say at the table that they must not eat (RES-5.4). */
export const AllergiesSheet = ({ session, onSave, onClosed }: AllergiesSheetProps) => {
  const { connection } = useStaff()
  const { t } = useMessages()
  const [guests] = useState(() => createSeatedGuests(connection, session._id))
  useEffect(() => void guests.reload(), [guests])
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('allergies.title', { place: sessionPlace(session, t) })}
    >
      {(close) => (
        <div className="allergies-sheet">
          <p>{t('allergies.hint')}</p>
          <LoadedView loaded={guests}>
            {({ noted }) => (
              <AllergyForm
                noted={noted}
                onSave={(allergy) => {
                  onSave(allergy)
                  close()
                }}
              />
            )}
          </LoadedView>
        </div>
      )}
    </StaffSheet>
  )
}
