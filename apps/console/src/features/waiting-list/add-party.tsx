import type { WaitingList } from '@comanda/client/staff'
import { Field, showToast, Stepper } from '@comanda/ui'
import { useState } from 'react'
import { AllergenInputs } from '../../forms/allergen-inputs.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

const empty = { guests: 2, name: '', phone: '', remark: '' }
const texts = ['name', 'phone', 'remark'] as const

interface AddPartyProps {
  readonly list: WaitingList
  readonly onClosed: () => void
}

/** A party at the door: how many, and what they say of themselves (WAIT-1.2). */
export const AddParty = ({ list, onClosed }: AddPartyProps) => {
  const { t } = useMessages()
  const [draft, setDraft] = useState(empty)
  const [allergens, setAllergens] = useState<Parameters<typeof list.add>[0]['allergens']>([])
  const { busy, failure, submit } = useSubmit()
  return (
    <StaffSheet open onClosed={onClosed} title={t('waitingList.add')}>
      {(close) => (
        <FormFrame
          label={t('waitingList.add')}
          busy={busy}
          failure={failure}
          onSubmit={submit(async () => {
            const said = Object.fromEntries(
              texts.flatMap((name) => (draft[name].trim() ? [[name, draft[name].trim()]] : [])),
            )
            const own = allergens?.length ? { allergens } : {}
            await list.add({ guests: draft.guests, ...said, ...own })
            showToast(t('waitingList.added'), { tone: 'success' })
            close()
          })}
        >
          <div className="waiting-guests">
            <span>{t('waitingList.guests')}</span>
            <Stepper
              size="large"
              value={draft.guests}
              min={1}
              max={99}
              label={t('waitingList.guests')}
              increaseLabel={t('waitingList.more')}
              decreaseLabel={t('waitingList.fewer')}
              onChange={(guests) => setDraft({ ...draft, guests })}
            />
          </div>
          {texts.map((name) => (
            <Field
              key={name}
              type={name === 'phone' ? 'tel' : 'text'}
              label={t(`book.field.${name}`)}
              autoComplete="off"
              maxLength={name === 'remark' ? 300 : 40}
              value={draft[name]}
              onChange={({ currentTarget: { value } }) => setDraft({ ...draft, [name]: value })}
            />
          ))}
          <AllergenInputs chosen={allergens ?? []} onChange={setAllergens} />
        </FormFrame>
      )}
    </StaffSheet>
  )
}
