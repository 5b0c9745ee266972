import { CheckRow, Sheet } from '@comanda/ui'
import { useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { ToolButton } from '../tool-button.tsx'
import { useNeeds } from './needs-context.tsx'

const choices = ['low', 'large', 'slow'] as const

/** The button at the lower left: lower, larger, slower, until the guest leaves (KIOSK-7.4). */
export const NeedsButton = () => {
  const { t } = useVisitMessages()
  const { needs, change } = useNeeds()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ToolButton
        icon="access"
        label={t('kiosk.needs.title')}
        pressed={needs.low || needs.large || needs.slow}
        onClick={() => setIsOpen(true)}
      />
      <Sheet
        open={isOpen}
        onClosed={() => setIsOpen(false)}
        title={t('kiosk.needs.title')}
        closeLabel={t('app.close')}
      >
        <div className="kiosk-needs">
          {choices.map((choice) => (
            <CheckRow
              key={choice}
              checked={needs[choice]}
              note={t(`kiosk.needs.${choice}Text`)}
              onChange={({ target }) => change({ [choice]: target.checked })}
            >
              {t(`kiosk.needs.${choice}`)}
            </CheckRow>
          ))}
        </div>
      </Sheet>
    </>
  )
}
