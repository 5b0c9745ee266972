import { serverNow } from '@comanda/client'
import type { NewSessionType } from '@comanda/client/staff'
import { languageTag } from '@comanda/locales'
import { Field, Segmented, Select } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'

/** Who orders, and when it is taken away. */
export interface Contact {
  readonly contactName: string
  readonly phone: string
  /** An instant; empty for as soon as it is ready. */
  readonly pickupTime: string
}

export const noContact: Contact = { contactName: '', phone: '', pickupTime: '' }

const SLOT = 15 * 60_000
const SLOTS = 16

const types = ['takeAway', 'dineInNoTable'] as const satisfies readonly NewSessionType[]

/** Returns the next quarters of an hour, as instants. */
const pickupTimes = (now: number): readonly string[] => {
  const first = Math.ceil((now + SLOT) / SLOT) * SLOT
  return Array.from({ length: SLOTS }, (_, slot) => new Date(first + slot * SLOT).toISOString())
}

interface ContactFieldsProps {
  readonly type: NewSessionType
  readonly contact: Contact
  readonly onType: (type: NewSessionType) => void
  readonly onChange: (contact: Contact) => void
}

/** What a new order says beside its dishes: its type, who takes it away, the phone to call, and when. */
export const ContactFields = ({ type, contact, onType, onChange }: ContactFieldsProps) => {
  const { t, locale } = useMessages()
  const { timeZone } = useShop()
  const [times] = useState(() => pickupTimes(serverNow()))
  const clock = new Intl.DateTimeFormat(languageTag[locale], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return (
    <div className="entry-contact">
      <Segmented
        label={t('entry.type')}
        segments={types.map((id) => ({ id, text: t(`entry.types.${id}`) }))}
        selected={type}
        onSelect={onType}
      />
      <Field
        label={t('entry.contactName')}
        value={contact.contactName}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => onChange({ ...contact, contactName: event.target.value })}
      />
      {type === 'takeAway' && (
        <>
          <Field
            label={t('entry.phone')}
            type="tel"
            value={contact.phone}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => onChange({ ...contact, phone: event.target.value })}
          />
          <Select
            label={t('entry.pickup')}
            value={contact.pickupTime}
            onChange={(event) => onChange({ ...contact, pickupTime: event.target.value })}
          >
            <option value="">{t('entry.soon')}</option>
            {times.map((time) => (
              <option key={time} value={time}>
                {clock.format(new Date(time))}
              </option>
            ))}
          </Select>
        </>
      )}
    </div>
  )
}
