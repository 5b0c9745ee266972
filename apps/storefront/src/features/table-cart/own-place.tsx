import { Button, Field, Sheet } from '@comanda/ui'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useTableMessages } from '../../language/table-messages.ts'
import { useStep } from './use-step.ts'
import { useTable } from './use-table.ts'

/** The longest name, in characters. */
const NAME = 30

const NameSheet = ({ onClosed }: { readonly onClosed: () => void }) => {
  const { t } = useTableMessages()
  const { client, visit } = useDiner()
  const { table, state } = useTable()
  const { step, isBusy } = useStep()
  const [name, setName] = useState(state.self?.name ?? '')
  const leave = async (): Promise<void> => {
    if (!(await step(() => table.leave()))) return
    visit.chooseMode('takeAway')
    client.session.clear()
  }
  return (
    <Sheet
      open
      title={t('table.rename')}
      closeLabel={t('app.close')}
      onClosed={onClosed}
      footer={(close) => (
        <Button
          size="large"
          wide
          busy={isBusy}
          onClick={() =>
            void step(() => table.rename(name.trim() || undefined)).then(
              (isDone) => isDone && close(),
            )
          }
        >
          {t('table.save')}
        </Button>
      )}
    >
      <div className="table-name">
        <Field
          label={t('table.name')}
          hint={t('table.nameHint')}
          maxLength={NAME}
          autoComplete="given-name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button variant="plain" busy={isBusy} onClick={() => void leave()}>
          {t('table.leave')}
        </Button>
        <p className="cart-words">{t('table.leaveText')}</p>
      </div>
    </Sheet>
  )
}

/** The way to one's own name at the table, and to leave it (TABLE-1.4). */
export const OwnPlace = () => {
  const { t } = useTableMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" icon="person" onClick={() => setOpen(true)}>
        {t('table.rename')}
      </Button>
      {isOpen && <NameSheet onClosed={() => setOpen(false)} />}
    </>
  )
}
