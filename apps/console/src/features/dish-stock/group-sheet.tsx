import { Sheet } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { UntilChoices } from './until-choices.tsx'

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
    <Sheet
      open
      title={t('dishes.sellOutAll', { name })}
      closeLabel={t('app.close')}
      onClosed={onClosed}
    >
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
    </Sheet>
  )
}
