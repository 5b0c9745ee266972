import { Sheet } from '@comanda/ui'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { DiscardQuestion, type Question } from './discard-question.tsx'
import { useMessages } from '../messages.ts'
import { enteredFields } from '../entered-fields.ts'
import './staff-sheet.css'

interface StaffSheetProps extends Omit<ComponentProps<typeof Sheet>, 'closeLabel' | 'onDismiss'> {
  /** `freely` if nothing that is entered in it would be lost, or worth a question. */
  readonly drops?: 'freely' | undefined
  /** Whether something is not saved, if that is known better than by what was typed. */
  readonly isUnsaved?: (() => boolean) | undefined
}

/**
 * A sheet of the console. With something entered that is not saved, it asks before it is dismissed or the page is left
 * (STAFF-10.13); the buttons of its content close it without a question.
 */
export const StaffSheet = ({ drops, isUnsaved, open, onClosed, ...sheet }: StaffSheetProps) => {
  const { t } = useMessages()
  const { history } = useRouter()
  const area = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState(enteredFields)
  const [question, setQuestion] = useState<Question>()
  const count = useRef(0)
  /** Asks again, above everything: the browser may have closed an earlier question with the sheet. */
  const ask = (of: Omit<Question, 'key'>): void => {
    question?.keep()
    count.current += 1
    setQuestion({ ...of, key: count.current })
  }
  const isLost = () => drops !== 'freely' && (isUnsaved?.() ?? fields.isAnyEntered())
  const isLostNow = useRef(isLost)
  const askNow = useRef(ask)
  useEffect(() => {
    isLostNow.current = isLost
    askNow.current = ask
  })

  useEffect(() => {
    if (!open) return undefined
    return history.block({
      enableBeforeUnload: () => isLostNow.current(),
      blockerFn: async ({ action }) => {
        // A page that the content itself leads to has saved.
        if (action === 'PUSH' || action === 'REPLACE' || !isLostNow.current()) return false
        return new Promise<boolean>((settle) => {
          askNow.current({ discard: () => settle(false), keep: () => settle(true) })
        })
      },
    })
  }, [open, history])

  useEffect(() => {
    const all = area.current
    const left = new AbortController()
    /** Only fields of this sheet: events of one that opens above it come here too. */
    const listen = (event: string, of: string, tell: (field: Element) => void): void =>
      all?.addEventListener(
        event,
        ({ target }) => {
          const field = target instanceof Element ? target.closest(of) : null
          if (field && field.closest('dialog') === all.querySelector('dialog')) tell(field)
        },
        left,
      )
    listen('focusin', 'input, textarea, select', fields.focused)
    listen('input', 'input, textarea, select', fields.entered)
    listen('click', 'button[aria-checked], button[aria-pressed]', fields.entered)
    return () => left.abort()
  }, [fields])

  return (
    <div ref={area} className="staff-sheet">
      <Sheet
        {...sheet}
        open={open}
        closeLabel={t('app.close')}
        onClosed={() => {
          setFields(enteredFields)
          onClosed()
        }}
        onDismiss={(close) => {
          if (isLost()) ask({ discard: close, keep: () => undefined })
          else close()
        }}
      />
      {question && (
        <DiscardQuestion
          key={question.key}
          question={question}
          onClosed={() => setQuestion((now) => (now === question ? undefined : now))}
        />
      )}
    </div>
  )
}
