import { CheckRow, Sheet } from '@comanda/ui'
import { useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { ToolButton } from './tool-button.tsx'
import { useHasVoice } from '../voice/use-voice.ts'
import { useNeeds } from './needs-context.tsx'

const choices = ['low', 'large', 'slow'] as const
const withVoice = [...choices, 'aloud'] as const

/** The button at the lower left: lower, larger, slower, aloud if the device has a voice, until the guest leaves (KIOSK-7.4). */
export const NeedsButton = () => {
  const { t, locale } = useVisitMessages()
  const shown = useHasVoice(locale) ? withVoice : choices
  const { needs, change } = useNeeds()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ToolButton
        icon="access"
        label={t('kiosk.needs.title')}
        pressed={withVoice.some((choice) => needs[choice])}
        onClick={() => setIsOpen(true)}
      />
      <Sheet
        open={isOpen}
        onClosed={() => setIsOpen(false)}
        title={t('kiosk.needs.title')}
        closeLabel={t('app.close')}
      >
        <div className="kiosk-needs">
          {shown.map((choice) => (
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
