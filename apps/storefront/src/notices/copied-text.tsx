import { showToast } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'
import './copied-text.css'

/** The text of an error; pressing it copies it, to be shown to staff (SHELL-3.2). */
export const CopiedText = ({ text }: { text: string }) => {
  const { t } = useMessages()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t('app.copied'), { id: 'copied' })
    } catch {
      // If the browser forbids it, the text can still be read.
    }
  }
  return (
    <button type="button" className="toast-copy" title={t('app.copy')} onClick={() => void copy()}>
      {text}
    </button>
  )
}
