import { useEffect, useEffectEvent, useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { markPassed } from '../check/mark-passed.ts'
import { useNeeds } from '../glass/needs-context.tsx'
import { useKiosk } from '../kiosk-context.tsx'
import { controlText, headingText } from './spoken-text.ts'
import { speech, useHasVoice } from '../voice/use-voice.ts'

/** Keys by which a tactile pad moves the focus: a touch and a scanner press none of them. */
const padKeys: readonly string[] = ['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** Reads the focused control, and the heading of a screen that comes, until the guest leaves. */
const Reader = () => {
  const { t, locale } = useVisitMessages()
  const { passed } = useKiosk()
  const sayControl = useEffectEvent((element: Element): void => {
    const states = {
      on: t('kiosk.aloud.on'),
      off: t('kiosk.aloud.off'),
      disabled: t('kiosk.aloud.disabled'),
    }
    speech.say(controlText(element, states), locale)
  })
  const sayHeading = useEffectEvent((heading: string): void => speech.say(heading, locale))
  useEffect(() => {
    // What is offered between would be one more list to listen to (KIOSK-3.6).
    markPassed(passed, 'offer')
  }, [passed])
  useEffect(() => {
    const hear = ({ target }: Event): void => {
      if (target instanceof Element && target.id !== 'main') sayControl(target)
    }
    let heading = ''
    const look = (): void => {
      const present = headingText()
      if (present === heading) return
      heading = present
      sayHeading(present)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    document.addEventListener('focusin', hear)
    document.addEventListener('change', hear)
    look()
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', hear)
      document.removeEventListener('change', hear)
      speech.stop()
    }
  }, [])
  return null
}

/**
 * Reads aloud by a voice of the device, for who asks for it by the accessibility button, or whose first key is a tactile pad's
 * (KIOSK-7.13). It ends with the guest.
 */
export const ReadAloud = () => {
  const { locale } = useVisitMessages()
  const { needs, change } = useNeeds()
  const hasVoice = useHasVoice(locale)
  const [isDecided, setIsDecided] = useState(false)
  // Who switches it off has it off: their next key does not begin it again.
  if (needs.aloud && !isDecided) setIsDecided(true)
  const begin = useEffectEvent((): void => change({ aloud: true }))
  const waits = hasVoice && !isDecided
  useEffect(() => {
    if (!waits) return undefined
    const hear = ({ key }: KeyboardEvent): void => {
      if (padKeys.includes(key)) begin()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [waits])
  return needs.aloud && hasVoice ? <Reader /> : null
}
