import { createLevels, createRanks } from '@comanda/client/staff'
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
import { level } from './level-draft.ts'
import { LevelForm } from './level-form.tsx'
import { rank } from './rank-draft.ts'
import { RankForm } from './rank-form.tsx'

const OwnLevels = () => {
  const { connection } = useStaff()
  const [ranks] = useState(() => createRanks(connection))
  const [levels] = useState(() => createLevels(connection))
  const { t, locale } = useMessages()
  const { money } = useFormats()
  usePageTitle(t('memberLevels.title'))
  return (
    <>
      <div className="settings-head">
        <h1>{t('memberLevels.title')}</h1>
      </div>
      <RecordScreen
        level={2}
        title={t('memberLevels.ranks')}
        text={t('memberLevels.ranksText')}
        newText={t('memberLevels.newRank')}
        emptyText={t('memberLevels.noRanks')}
        list={ranks}
        nameOf={({ name }) => localizedName(name, locale)}
        factsOf={({ expenditure, periodMonths }) => [
          money(expenditure),
          ...(periodMonths === undefined
            ? []
            : [t('memberLevels.monthsOf', { count: periodMonths })]),
        ]}
        form={({ label, record, onSave, onCancel }) => (
          <RankForm
            label={label}
            first={record ? rank.draftOf(record) : rank.blank()}
            onCancel={onCancel}
            onSave={(draft) => onSave(saveDraft(ranks, rank, { record, draft }))}
          />
        )}
      />
      <RecordScreen
        level={2}
        title={t('memberLevels.levels')}
        text={t('memberLevels.levelsText')}
        newText={t('memberLevels.newLevel')}
        emptyText={t('memberLevels.noLevels')}
        list={levels}
        nameOf={({ name }) => localizedName(name, locale)}
        factsOf={(one) => {
          const { orderDiscount: percentOff } = level.draftOf(one)
          return percentOff === '' ? [] : [t('memberLevels.off', { percent: percentOff })]
        }}
        signOf={({ status }) =>
          status === 'active' ? undefined : <Badge>{t('bill.unused')}</Badge>
        }
        form={({ label, record, onSave, onCancel }) => (
          <LevelForm
            label={label}
            first={record ? level.draftOf(record) : level.blank()}
            onCancel={onCancel}
            onSave={(draft) => onSave(saveDraft(levels, level, { record, draft }))}
          />
        )}
      />
    </>
  )
}

/** The ranks that members reach and the levels that they are given, for owners (STAFF-10.10). */
export const MemberLevels = () => (
  <ForOwners>
    <OwnLevels />
  </ForOwners>
)
