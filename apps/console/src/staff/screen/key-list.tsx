import type { ConsoleKey } from '@comanda/locales/console'
import { useMessages } from '../messages.ts'
import './key-list.css'

/** Keys as they are shown, with the message that says what they do. */
export type ShownKeys = readonly (readonly [keys: readonly string[], text: ConsoleKey])[]

/** Keys, and what each does. */
export const KeyList = ({ keys }: { readonly keys: ShownKeys }) => {
  const { t } = useMessages()
  return (
    <dl className="keys-list">
      {keys.map(([own, text]) => (
        <div key={text}>
          <dt>
            {own.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
