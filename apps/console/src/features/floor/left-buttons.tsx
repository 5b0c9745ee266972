import type { TableViewItem } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface LeftButtonsProps {
  readonly table: TableViewItem
  readonly isDisabled: boolean
  readonly onClean: (needsCleaning: boolean) => void
}

/** How the last guests of a table left it: who has paid may still sit there until staff say that they left (STAFF-2.14). */
export const LeftButtons = ({ table, isDisabled, onClean }: LeftButtonsProps) => {
  const { t } = useMessages()
  const { needsCleaning, paidTime } = table
  if (needsCleaning !== true && paidTime === undefined) return null
  return (
    <>
      <Button size="large" icon="spark" wide disabled={isDisabled} onClick={() => onClean(false)}>
        {t(paidTime === undefined ? 'floor.clean' : 'floor.leftClean')}
      </Button>
      {paidTime !== undefined && (
        <Button
          size="large"
          variant="quiet"
          wide
          disabled={isDisabled}
          onClick={() => onClean(true)}
        >
          {t('floor.leftDirty')}
        </Button>
      )}
    </>
  )
}
