import { dismissToasts, showToast, Toaster } from '@comanda/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from '../router/use-location.ts'
import { CopiedText } from './copied-text.tsx'
import type { Notice } from './notice.ts'

/** A toast that is younger than this, in ms, tells of what led to the next screen, and shows there. */
const LEADS = 1500

/** Shows the toasts, those from before it was loaded too, as long as their screen. */
const Toasts = ({ label, notices }: { label: string; notices: readonly Notice[] }) => {
  const latest = notices.at(-1)
  const { pathname } = useLocation()
  const shownAt = useRef(0)
  const screen = useRef(pathname)
  useEffect(() => {
    if (!latest) return
    shownAt.current = performance.now()
    const { text, tone } = latest
    showToast(tone === 'danger' ? <CopiedText text={text} /> : text, latest)
  }, [latest])
  useEffect(() => {
    if (screen.current === pathname) return
    screen.current = pathname
    if (performance.now() - shownAt.current > LEADS) dismissToasts()
  }, [pathname])
  return <Toaster label={label} />
}

export default Toasts
