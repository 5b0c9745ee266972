import { Sheet } from '@comanda/ui'
import { KeyList } from '../../staff/key-list.tsx'
import { useMessages } from '../../staff/messages.ts'
import { shownKeys } from './board-keys.ts'

/** The keys of the board, and what each does. */
export const KeysList = () => <KeyList keys={shownKeys} />

/** The keys of the board in a dialog. */
export const KeysDialog = ({ open, onClosed }: { open: boolean; onClosed: () => void }) => {
  const { t } = useMessages()
  return (
    <Sheet open={open} onClosed={onClosed} title={t('keys.title')} closeLabel={t('app.close')}>
      <KeysList />
    </Sheet>
  )
}
