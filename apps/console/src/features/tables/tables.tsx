import { createTableList } from '@comanda/client/staff'
import type { TableViewItem } from '@comanda/contract'
import { Badge } from '@comanda/ui'
import { useState } from 'react'
import { saveDraft } from '../../forms/record-draft.ts'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { AddTablesForm } from './add-tables-form.tsx'
import { table } from './table-draft.ts'
import { TableForm } from './table-form.tsx'

/** The tables of the floor: added by ranges, changed, and put out of use (STAFF-10.5). */
export const Tables = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [list] = useState(() => createTableList(connection, shop))
  const { t } = useMessages()
  usePageTitle(t('floorTables.title'))
  const factsOf = ({ area, capacity }: TableViewItem): string[] => [
    area ?? t('tables.noArea'),
    ...(capacity === undefined ? [] : [t('tables.capacity', { count: capacity })]),
  ]
  return (
    <RecordScreen
      level={1}
      title={t('floorTables.title')}
      text={t('floorTables.text')}
      newText={t('floorTables.new')}
      emptyText={t('floorTables.none')}
      list={list}
      nameOf={({ name }) => name}
      factsOf={factsOf}
      signOf={({ status }) => status === 'disabled' && <Badge>{t('floorTables.unused')}</Badge>}
      form={({ label, record, records, onSave, onCancel }) =>
        record ? (
          <TableForm
            label={label}
            first={table.draftOf(record)}
            taken={records.flatMap(({ _id, name }) => (_id === record._id ? [] : [name]))}
            onCancel={onCancel}
            onSave={(draft) => onSave(saveDraft(list, table, { record, draft }))}
          />
        ) : (
          <AddTablesForm
            label={label}
            add={list.add}
            onAdded={() => onSave(Promise.resolve())}
            onCancel={onCancel}
          />
        )
      }
    />
  )
}
