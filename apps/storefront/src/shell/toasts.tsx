import { showToast, Toaster } from '@comanda/ui'
import { useEffect } from 'react'
import { CopiedText } from './copied-text.tsx'
import type { Notice } from './notice.ts'

/** Shows the toasts, those from before it was loaded too. */
const Toasts = ({ label, notices }: { label: string; notices: readonly Notice[] }) => {
  const latest = notices.at(-1)
  useEffect(() => {
    if (!latest) return
    const { text, tone } = latest
    showToast(tone === 'danger' ? <CopiedText text={text} /> : text, latest)
  }, [latest])
  return <Toaster label={label} />
}

export default Toasts
