import type { Book } from '@comanda/client/staff'
import type { Reservation } from '@comanda/contract'
import { Button, Field, Select, TextArea } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { AllergenInputs } from '../../forms/allergen-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import type { BookingDraft } from './booking-draft.ts'

const occasions = ['birthday', 'anniversary', 'date', 'business', 'celebration'] as const

/** From how many digits on guests who were here are looked for. */
const ENOUGH = 4

interface GuestInputsProps {
  readonly book: Book
  readonly draft: BookingDraft
  readonly onChange: (change: Partial<BookingDraft>) => void
}

/** Returns guests who were here before, each phone once, as the phone is typed. */
const useKnownGuests = (book: Book, phone: string): readonly Reservation[] => {
  const [known, setKnown] = useState<readonly Reservation[]>([])
  const isEnough = phone.replaceAll(/\D/g, '').length >= ENOUGH
  useEffect(() => {
    if (!isEnough) return undefined
    const timer = setTimeout(() => {
      // Suggestions only: without them the booking is typed.
      book.search(phone).then(setKnown, () => setKnown([]))
    }, 250)
    return () => clearTimeout(timer)
  }, [book, phone, isEnough])
  if (!isEnough) return []
  return known
    .filter((one, at) => known.findIndex((other) => other.phone === one.phone) === at)
    .slice(0, 3)
}

/** Who comes: a phone that is known fills in the rest. */
export const GuestInputs = ({ book, draft, onChange }: GuestInputsProps) => {
  const { t } = useMessages()
  const known = useKnownGuests(book, draft.phone)
  const shown = known.filter(({ name, phone }) => name !== draft.name || phone !== draft.phone)
  return (
    <>
      <Field
        label={t('book.field.phone')}
        type="tel"
        autoComplete="off"
        required
        maxLength={40}
        value={draft.phone}
        onChange={({ currentTarget: { value } }) => onChange({ phone: value })}
      />
      {shown.length > 0 && (
        <div className="book-known" role="group" aria-label={t('book.known')}>
          {shown.map(({ _id, name, phone, email = '', allergens: not = [] }) => (
            <Button
              key={_id}
              variant="quiet"
              icon="person"
              onClick={() => onChange({ name, phone, email, allergens: not })}
            >
              {`${name} · ${phone}`}
            </Button>
          ))}
        </div>
      )}
      <Field
        label={t('book.field.name')}
        autoComplete="off"
        required
        maxLength={100}
        value={draft.name}
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
      />
      <TextArea
        label={t('book.field.remark')}
        rows={2}
        maxLength={500}
        value={draft.remark}
        onChange={({ currentTarget: { value } }) => onChange({ remark: value })}
      />
      <Select
        label={t('book.field.occasion')}
        value={draft.occasion}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            occasion: value === 'other' ? 'other' : (occasions.find((one) => one === value) ?? ''),
          })
        }
      >
        <option value="">{t('book.noOccasion')}</option>
        {occasions.map((one) => (
          <option key={one} value={one}>
            {t(`book.occasions.${one}`)}
          </option>
        ))}
        <option value="other">{t('book.otherOccasion')}</option>
      </Select>
      <AllergenInputs
        chosen={draft.allergens}
        onChange={(chosen) => onChange({ allergens: chosen })}
      />
      <Field
        label={t('book.field.email')}
        type="email"
        autoComplete="off"
        maxLength={200}
        value={draft.email}
        onChange={({ currentTarget: { value } }) => onChange({ email: value })}
      />
    </>
  )
}
