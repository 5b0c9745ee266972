import { serverNow } from '@comanda/client'
import { createNewsList } from '@comanda/client/staff'
import type { News } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge } from '@comanda/ui'
import { useState } from 'react'
import { saveDraft } from '../../forms/record-draft.ts'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { news, slugOf } from './news-draft.ts'
import { NewsForm } from './news-form.tsx'

const OwnNews = () => {
  const { connection } = useStaff()
  const [list] = useState(() => createNewsList(connection))
  const { t, locale } = useMessages()
  const { time } = useFormats()
  usePageTitle(t('news.title'))
  const signOf = ({ status = 'active' }: News) =>
    status === 'active' ? undefined : <Badge>{t(`news.status.${status}`)}</Badge>
  return (
    <RecordScreen
      level={1}
      title={t('news.title')}
      text={t('news.text')}
      newText={t('news.new')}
      emptyText={t('news.none')}
      list={list}
      nameOf={({ title }) => localizedName(title, locale)}
      factsOf={({ publishTime }) => [time(publishTime)]}
      signOf={signOf}
      form={({ label, record, onSave, onCancel }) => (
        <NewsForm
          label={label}
          first={record ? news.draftOf(record) : news.blank()}
          onCancel={onCancel}
          onSave={(draft) => {
            const more = { name: slugOf(draft), publishTime: new Date(serverNow()).toISOString() }
            return onSave(saveDraft(list, news, { record, draft, more }))
          }}
        />
      )}
    />
  )
}

/** The news that guests read, for owners (STAFF-10.9). */
export const NewsScreen = () => (
  <ForOwners>
    <OwnNews />
  </ForOwners>
)
