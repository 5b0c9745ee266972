import { useMessages } from '../../staff/messages.ts'
import { UntilChoices } from './until-choices.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface GroupSheetProps {
  readonly name: string
  readonly count: number
  readonly onChoose: (until: string | undefined) => void
  readonly onClosed: () => void
}

/** For how long all dishes of a category are sold out. */
export const GroupSheet = ({ name, count, onChoose, onClosed }: GroupSheetProps) => {
  const { t } = useMessages()
  return (
    <StaffSheet open title={t('dishes.sellOutAll', { name })} onClosed={onClosed}>
      {(close) => (
        <div className="dish-stock-sheet">
          <p>{t('dishes.allCount', { count })}</p>
          <UntilChoices
            onChoose={(until) => {
              onChoose(until)
              close()
            }}
          />
        </div>
      )}
    </StaffSheet>
  )
}
