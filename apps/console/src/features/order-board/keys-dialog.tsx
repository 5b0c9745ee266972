import { Sheet } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { KeysList } from './keys-list.tsx'

/** The keys of the board, when they are asked for. */
export const KeysDialog = ({ open, onClosed }: { open: boolean; onClosed: () => void }) => {
  const { t } = useMessages()
  return (
    <Sheet open={open} onClosed={onClosed} title={t('keys.title')} closeLabel={t('app.close')}>
      <KeysList />
    </Sheet>
  )
}
