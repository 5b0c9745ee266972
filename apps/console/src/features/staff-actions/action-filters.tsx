import type { StaffActionFilter } from '@comanda/client/staff'
import type { StaffAction } from '@comanda/contract'
import { Button, Field, Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { knownPaths, pathWords } from './action-words.ts'

interface ActionFiltersProps {
  readonly filter: StaffActionFilter
  /** The people of these can be chosen. */
  readonly entries: readonly StaffAction[]
  readonly onFilter: (filter: StaffActionFilter) => void
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Which entries are shown: days, person and action; a record, device or approver is taken off again here. */
export const ActionFilters = ({ filter, entries, onFilter }: ActionFiltersProps) => {
  const { t } = useMessages()
  const { from, to, user, path, record, device, approver } = filter
  const change = (own: Partial<StaffActionFilter>): void => onFilter({ ...filter, ...own })
  const people = new Map(entries.map((entry) => [entry.user, entry.name]))
  if (user !== undefined && !people.has(user)) people.set(user, undefined)
  return (
    <div className="action-filters" role="group" aria-label={t('history.filters')}>
      <Field
        type="date"
        label={t('reports.from')}
        value={from}
        onChange={({ target: { value } }) => {
          if (dayPattern.test(value)) change({ from: value, to: value > to ? value : to })
        }}
      />
      <Field
        type="date"
        label={t('reports.to')}
        value={to}
        onChange={({ target: { value } }) => {
          if (dayPattern.test(value)) change({ from: value < from ? value : from, to: value })
        }}
      />
      <Select
        label={t('history.person')}
        value={user ?? ''}
        onChange={({ target: { value } }) => change({ user: value === '' ? undefined : value })}
      >
        <option value="">{t('history.everybody')}</option>
        {[...people].map(([id, name]) => (
          <option key={id} value={id}>
            {name ?? t('history.formerAccount')}
          </option>
        ))}
      </Select>
      <Select
        label={t('history.what')}
        value={path ?? ''}
        onChange={({ target: { value } }) => change({ path: value === '' ? undefined : value })}
      >
        <option value="">{t('history.everything')}</option>
        {knownPaths.map((known) => (
          <option key={known} value={known}>
            {pathWords(known, t)}
          </option>
        ))}
      </Select>
      {(record ?? device ?? approver) !== undefined && (
        <Button
          variant="quiet"
          onClick={() => change({ record: undefined, device: undefined, approver: undefined })}
        >
          {t('history.showAll')}
        </Button>
      )}
    </div>
  )
}
