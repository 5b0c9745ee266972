import { createLevels, type GuestFileView } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { localizedName } from '@comanda/engine/catalog'
import { Select } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { useGuestStep } from './use-guest-step.ts'

interface LevelChoiceProps {
  readonly view: GuestFileView
  readonly level: string | undefined
}

/** The level that owners give a member. */
export const LevelChoice = ({ view, level = '' }: LevelChoiceProps) => {
  const { connection } = useStaff()
  const { t, locale } = useMessages()
  const { isBusy, step } = useGuestStep()
  const [levels] = useState(() => createLevels(connection))
  const state = useStore(levels.state)
  useEffect(() => levels.open(), [levels])
  if (state.status !== 'ready' || state.value.length === 0) return null
  return (
    <Select
      label={t('guests.level')}
      value={level}
      disabled={isBusy}
      onChange={({ currentTarget: { value } }) =>
        void step(() => view.setLevel(value === '' ? null : value), t('guests.saved'))
      }
    >
      <option value="">{t('guests.noLevel')}</option>
      {state.value.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {localizedName(name, locale)}
        </option>
      ))}
    </Select>
  )
}
