import { RadioRow } from '@comanda/ui'
import { useId, useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { PictureInput } from '../../forms/picture-input.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import type { NewsDraft } from './news-draft.ts'

interface NewsFormProps {
  readonly label: string
  readonly first: NewsDraft
  readonly onSave: (draft: NewsDraft) => Promise<void>
  readonly onCancel: () => void
}

const statuses = ['active', 'draft', 'disabled'] as const

/** A news item: its title, text and picture, for which shops it is, and whether guests see it. */
export const NewsForm = ({ label, first, onSave, onCancel }: NewsFormProps) => {
  const [draft, setDraft] = useState(first)
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  const name = useId()
  const change = (changes: Partial<NewsDraft>): void => setDraft({ ...draft, ...changes })
  return (
    <FormFrame
      label={label}
      busy={busy}
      failure={failure}
      onSubmit={submit(async () => {
        if (draft.shops?.length !== 0) await onSave(draft)
      })}
      onCancel={onCancel}
    >
      <TextInputs
        label={t('news.name')}
        hint={t('news.nameHint')}
        texts={draft.title}
        onChange={(title) => change({ title })}
        isNeeded
      />
      <TextInputs
        label={t('news.summary')}
        hint={t('news.summaryHint')}
        texts={draft.summary}
        onChange={(summary) => change({ summary })}
      />
      <TextInputs
        label={t('news.body')}
        hint={t(draft.isHtml ? 'news.bodyHtml' : 'news.bodyHint')}
        texts={draft.body}
        onChange={(body) => change({ body })}
        isLong
      />
      <PictureInput
        label={t('news.picture')}
        hint={t('news.pictureHint')}
        picture={draft.image}
        onChange={(image) => change({ image })}
      />
      <ShopsOf chosen={draft.shops} onChange={(shops) => change({ shops })} />
      <fieldset className="form-group">
        <legend>{t('news.state')}</legend>
        <div>
          {statuses.map((status) => (
            <RadioRow
              key={status}
              name={name}
              checked={draft.status === status}
              onChange={() => change({ status })}
            >
              {t(`news.status.${status}`)}
            </RadioRow>
          ))}
        </div>
      </fieldset>
    </FormFrame>
  )
}
