import { createReasons } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import type { ReasonKind } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Chip, Chips, Field } from '@comanda/ui'
import { useEffect, useId, useState } from 'react'
import { useMessages } from '../messages.ts'
import { useShop } from '../shop-context.tsx'
import { useStaff } from '../staff-context.tsx'
import './reason-choice.css'

/** Why staff do something: a reason of the shop's list, or their own words. */
export interface GivenReason {
  readonly reason?: string
  readonly note?: string
}

export const isGiven = ({ reason, note }: GivenReason): boolean =>
  reason !== undefined || (note !== undefined && note.trim() !== '')

interface ReasonChoiceProps {
  readonly kind: ReasonKind
  readonly given: GivenReason
  readonly onChange: (given: GivenReason) => void
}

/** The reasons of a shop for one kind of change, and a field for other words. */
export const ReasonChoice = ({ kind, given, onChange }: ReasonChoiceProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { t, locale } = useMessages()
  const [reasons] = useState(() => createReasons(connection, { shop, kind }))
  const state = useStore(reasons.state)
  const name = useId()
  useEffect(() => void reasons.reload(), [reasons])
  const listed = state.status === 'ready' ? state.value : []
  return (
    <div className="reason-choice">
      {listed.length > 0 && (
        <Chips label={t('reason.label')}>
          {listed.map((reason) => (
            <Chip
              key={reason._id}
              name={name}
              checked={given.reason === reason._id}
              onChange={() => onChange({ reason: reason._id })}
            >
              {localizedName(reason.name, locale)}
            </Chip>
          ))}
        </Chips>
      )}
      <Field
        label={listed.length > 0 ? t('reason.ownWords') : t('reason.label')}
        value={given.note ?? ''}
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value === '' ? {} : { note: target.value })}
      />
    </div>
  )
}
