import { createLevels } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import type { GuestRules } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { languageTag } from '@comanda/locales'
import { Button, CheckRow, Field, Select } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'

const numbers = ['absentDays', 'minVisits', 'minSpent'] as const
const months = Array.from({ length: 12 }, (_, at) => at + 1)

interface ListRulesProps {
  readonly onRead: (rules: GuestRules) => void
}

/** The rules of a list: all that are filled in (GUEST-7.1). */
export const ListRules = ({ onRead }: ListRulesProps) => {
  const { connection } = useStaff()
  const { currency } = useShop()
  const { t, locale } = useMessages()
  const [levels] = useState(() => createLevels(connection))
  const state = useStore(levels.state)
  useEffect(() => levels.open(), [levels])
  const [rules, setRules] = useState<GuestRules>({})
  const set = <F extends keyof GuestRules>(field: F, value: GuestRules[F] | undefined): void =>
    setRules((now) => {
      const next = { ...now }
      if (value === undefined) delete next[field]
      else next[field] = value
      return next
    })
  const month = new Intl.DateTimeFormat(languageTag[locale], { month: 'long', timeZone: 'UTC' })
  return (
    <form
      className="guests-rules"
      aria-label={t('guests.rules')}
      onSubmit={(event) => {
        event.preventDefault()
        onRead(rules)
      }}
    >
      {numbers.map((field) => (
        <Field
          key={field}
          label={t(`guests.rule.${field}`, { currency })}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={rules[field] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set(field, Number(value) > 0 ? Number(value) : undefined)
          }
        />
      ))}
      <Field
        label={t('guests.rule.tag')}
        maxLength={40}
        autoComplete="off"
        value={rules.tag ?? ''}
        onChange={({ currentTarget: { value } }) => set('tag', value === '' ? undefined : value)}
      />
      <Select
        label={t('guests.rule.birthdayMonth')}
        value={rules.birthdayMonth ?? ''}
        onChange={({ currentTarget: { value } }) =>
          set('birthdayMonth', value === '' ? undefined : Number(value))
        }
      >
        <option value="">{t('guests.any')}</option>
        {months.map((one) => (
          <option key={one} value={one}>
            {month.format(new Date(Date.UTC(2024, one - 1, 1)))}
          </option>
        ))}
      </Select>
      {state.status === 'ready' && state.value.length > 0 && (
        <Select
          label={t('guests.level')}
          value={rules.level ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set('level', value === '' ? undefined : value)
          }
        >
          <option value="">{t('guests.any')}</option>
          {state.value.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {localizedName(name, locale)}
            </option>
          ))}
        </Select>
      )}
      <CheckRow
        checked={rules.advertising ?? false}
        onChange={({ currentTarget: { checked } }) =>
          set('advertising', checked ? true : undefined)
        }
      >
        {t('guests.rule.advertising')}
      </CheckRow>
      <Button type="submit" size="large" variant="quiet">
        {t('guests.show')}
      </Button>
    </form>
  )
}
