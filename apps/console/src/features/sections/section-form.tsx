import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { WindowInputs } from '../../forms/window-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import type { SectionDraft } from './section-draft.ts'

interface SectionFormProps {
  readonly label: string
  readonly first: SectionDraft
  readonly onSave: (draft: SectionDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A part of the day with a menu of its own. */
export const SectionForm = ({ label, first, onSave, onCancel }: SectionFormProps) => {
  const [draft, setDraft] = useState(first)
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  return (
    <FormFrame
      label={label}
      busy={busy}
      failure={failure}
      onSubmit={submit(() => onSave(draft))}
      onCancel={onCancel}
    >
      <NameInputs names={draft.names} onChange={(names) => setDraft({ ...draft, names })} />
      <WindowInputs
        label={t('sections.when')}
        noneText={t('sections.always')}
        windows={draft.ranges}
        onChange={(ranges) => setDraft({ ...draft, ranges })}
      />
      {first.windows.length > 0 && (
        <WindowInputs
          label={t('sections.alsoWhen')}
          noneText={t('sections.always')}
          windows={draft.windows}
          onChange={(windows) => setDraft({ ...draft, windows })}
        />
      )}
    </FormFrame>
  )
}
