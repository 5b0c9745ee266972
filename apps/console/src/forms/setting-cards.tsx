import { showToast } from '@comanda/ui'
import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '../staff/messages.ts'
import { StaffSheet } from '../staff/screen/staff-sheet.tsx'
import { FormFrame } from './form-frame.tsx'
import { useSubmit } from './use-submit.ts'
import './setting-cards.css'

/** What is set together: a card, and its short form. */
export interface SettingPart<D> {
  readonly title: string
  /** What is set now; empty ones are left out. */
  readonly values: readonly string[]
  readonly inputs: (draft: D, change: (changes: Partial<D>) => void) => ReactNode
}

interface SettingCardsProps<R, D extends object> {
  readonly parts: readonly SettingPart<D>[]
  /** As it is now: a form begins with that, whatever others change in the meantime. */
  readonly record: R
  readonly draftOf: (record: R) => D
  /** A draft that is not complete is not sent. */
  readonly isComplete?: (draft: D) => boolean
  /** Stores the draft of a form that began with `began`. What it returns is left to be stored, and the form continues with it. */
  readonly onSave: (
    began: R,
    draft: D,
  ) => Promise<{ readonly record: R; readonly draft: D } | undefined>
}

/** Settings as cards that say what is set, each with a form for what belongs together (STAFF-10.23). */
export const SettingCards = <R, D extends object>({
  parts,
  ...form
}: SettingCardsProps<R, D>): ReactNode => {
  const [opened, setOpened] = useState<string>()
  const part = parts.find(({ title }) => title === opened)
  return (
    <>
      <ul className="page-cards setting-cards">
        {parts.map(({ title, values }) => (
          <li key={title}>
            <SettingCard title={title} values={values} onOpen={() => setOpened(title)} />
          </li>
        ))}
      </ul>
      {part && (
        <StaffSheet open onClosed={() => setOpened(undefined)} title={part.title}>
          {(close) => <PartForm {...form} part={part} onClose={close} />}
        </StaffSheet>
      )}
    </>
  )
}

const SettingCard = ({
  title,
  values,
  onOpen,
}: Pick<SettingPart<object>, 'title' | 'values'> & { readonly onOpen: () => void }) => {
  const { t } = useMessages()
  const id = useId()
  const said = values.filter((value) => value !== '').join(' · ')
  return (
    <button
      type="button"
      className="page-card setting-card"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-value`}
      onClick={onOpen}
    >
      <strong id={`${id}-title`}>{title}</strong>
      <span id={`${id}-value`}>{said === '' ? t('settings.notSet') : said}</span>
    </button>
  )
}

const PartForm = <R, D extends object>({
  part,
  record,
  draftOf,
  isComplete = () => true,
  onSave,
  onClose,
}: Omit<SettingCardsProps<R, D>, 'parts'> & {
  readonly part: SettingPart<D>
  readonly onClose: () => void
}) => {
  const { t } = useMessages()
  const [began, setBegan] = useState(record)
  const [draft, setDraft] = useState(() => draftOf(record))
  const { submit, ...frame } = useSubmit()
  const onSubmit = submit(async () => {
    if (!isComplete(draft)) return
    const left = await onSave(began, draft)
    showToast(t('settings.saved'), { tone: 'success' })
    if (!left) return onClose()
    setBegan(left.record)
    setDraft(left.draft)
  })
  return (
    <div className="setting-form">
      <FormFrame label={part.title} {...frame} onSubmit={onSubmit} onCancel={onClose}>
        {part.inputs(draft, (changes) => setDraft({ ...draft, ...changes }))}
      </FormFrame>
    </div>
  )
}
