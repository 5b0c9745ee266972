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
