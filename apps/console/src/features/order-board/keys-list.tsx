import { Sheet } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { shownKeys } from './board-keys.ts'
import './keys-list.css'

/** The keys of the board, and what each does. */
export const KeysList = () => {
  const { t } = useMessages()
  return (
    <dl className="keys-list">
      {shownKeys.map(([keys, text]) => (
        <div key={text}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The keys of the board in a dialog. */
export const KeysDialog = ({ open, onClosed }: { open: boolean; onClosed: () => void }) => {
  const { t } = useMessages()
  return (
    <Sheet open={open} onClosed={onClosed} title={t('keys.title')} closeLabel={t('app.close')}>
      <KeysList />
    </Sheet>
  )
}
