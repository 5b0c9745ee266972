import { recordStatuses } from '@comanda/contract'
import { FormFrame } from '../../forms/form-frame.tsx'
import { OneOf } from '../../forms/one-of.tsx'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import type { NewsDraft } from './news-draft.ts'

interface NewsFormProps {
  readonly label: string
  readonly first: NewsDraft
  readonly onSave: (draft: NewsDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A news item: its title, text and picture, for which shops it is, and whether guests see it. */
export const NewsForm = ({ label, first, onSave, onCancel }: NewsFormProps) => {
  const { draft, change, frame } = useDraft(first, onSave, (entered) => entered.shops?.length !== 0)
  const { t } = useMessages()
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
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
        hint={t(draft.body.isHtml ? 'news.bodyHtml' : 'news.bodyHint')}
        texts={draft.body.texts}
        onChange={(texts) => change({ body: { ...draft.body, texts } })}
        isLong
      />
      <PictureInput
        label={t('news.picture')}
        hint={t('news.pictureHint')}
        picture={draft.image}
        onChange={(image) => change({ image })}
      />
      <ShopsOf chosen={draft.shops} onChange={(shops) => change({ shops })} />
      <OneOf
        label={t('news.state')}
        values={recordStatuses}
        chosen={draft.status}
        text={(status) => t(`news.status.${status}`)}
        onChange={(status) => change({ status })}
      />
    </FormFrame>
  )
}
