import type { Menu } from '@comanda/contract'
import { CheckRow } from '@comanda/ui'
import { OrderTypesOf } from '../../../forms/order-types-of.tsx'
import { NewTime } from '../../../forms/times/new-time.tsx'
import { useMessages } from '../../../staff/messages.ts'
import type { GroupDraft } from './group-draft.ts'

interface GroupTimesProps {
  readonly draft: GroupDraft
  readonly menu: Pick<Menu, 'timeConditions'>
  readonly onChange: (changes: Partial<GroupDraft>) => void
}

/** For which kinds of orders and at which times an option group is offered. */
export const GroupTimes = ({ draft, menu, onChange }: GroupTimesProps) => {
  const { t } = useMessages()
  const { timeConditions, allowedOrderType } = draft
  return (
    <>
      <OrderTypesOf
        chosen={allowedOrderType}
        onChange={(types) => onChange({ allowedOrderType: types && [...types] })}
      />
      <fieldset className="form-group">
        <legend>{t('menu.times')}</legend>
        <div className="menu-editor-checks">
          {menu.timeConditions.map(({ _id, name = '—' }) => (
            <CheckRow
              key={_id}
              checked={timeConditions.includes(_id)}
              onChange={() =>
                onChange({
                  timeConditions: timeConditions.includes(_id)
                    ? timeConditions.filter((one) => one !== _id)
                    : [...timeConditions, _id],
                })
              }
            >
              {name}
            </CheckRow>
          ))}
        </div>
        <NewTime onMade={(id) => onChange({ timeConditions: [...timeConditions, id] })} />
      </fieldset>
    </>
  )
}
