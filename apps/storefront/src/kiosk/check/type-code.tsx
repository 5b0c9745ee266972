import { useVisitMessages } from '../../language/visit-messages.ts'
import { CodeSheet } from '../keys/code-sheet.tsx'

/** The longest code. */
const MOST = 40

interface TypeCodeProps {
  readonly onCode: (code: string) => void
  readonly onClosed: () => void
}

/** A member's or coupon's code by keys on the glass, for a guest whose phone nothing can scan (KIOSK-5.6). */
export const TypeCode = ({ onCode, onClosed }: TypeCodeProps) => {
  const { t } = useVisitMessages()
  return (
    <CodeSheet
      title={t('kiosk.scan.type')}
      closeLabel={t('app.close')}
      label={t('kiosk.scan.code')}
      keys="letters"
      most={MOST}
      onCode={(code, close) => {
        onCode(code)
        close()
      }}
      onClosed={onClosed}
    />
  )
}
