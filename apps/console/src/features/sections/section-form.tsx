import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { WindowInputs } from '../../forms/times/window-inputs.tsx'
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
  const { draft, change, frame } = useDraft(first, onSave)
  const { t } = useMessages()
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <NameInputs names={draft.name} onChange={(name) => change({ name })} />
      <WindowInputs
        label={t('sections.when')}
        noneText={t('sections.always')}
        windows={draft.timeRange}
        onChange={(timeRange) => change({ timeRange })}
      />
      {first.sectionSettings.length > 0 && (
        <WindowInputs
          label={t('sections.alsoWhen')}
          noneText={t('sections.always')}
          windows={draft.sectionSettings}
          onChange={(sectionSettings) => change({ sectionSettings })}
        />
      )}
    </FormFrame>
  )
}
