import type { Menu } from '@comanda/contract'
import { Button, Field } from '@comanda/ui'
import { schedule } from '../../forms/times/schedule-draft.ts'
import { SomeOf } from '../../forms/some-of.tsx'
import { useTimeWords } from '../../forms/times/use-time-words.ts'
import { WeekdayInputs } from '../../forms/times/weekday-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import { ownTimeOf, type PromotionDraft } from './promotion-draft.ts'

interface TimesInputProps {
  readonly draft: PromotionDraft
  readonly menu: Pick<Menu, 'timeConditions'>
  readonly onChange: (changes: Partial<PromotionDraft>) => void
}

/** When a promotion holds: times of the shop, or hours that are made with it. Those of other shops stay. */
export const TimesInput = ({ draft, menu, onChange }: TimesInputProps) => {
  const { t } = useMessages()
  const timeWords = useTimeWords()
  const own = ownTimeOf(draft)
  const { ownTime, timeConditions: chosen } = draft
  const stored = menu.timeConditions.filter(({ _id }) => _id !== ownTime?._id)
  const known = [...stored, ...(ownTime ? [ownTime] : [])]
  const hidden = (chosen ?? []).filter((id) => !known.some(({ _id }) => _id === id)).length
  const set = (changes: Partial<Pick<NonNullable<typeof own>, 'weekdays' | 'from' | 'to'>>) =>
    own && onChange({ ownTime: { ...own, ...changes } })
  return (
    <SomeOf
      label={t('promotions.times')}
      allText={t('promotions.always')}
      someText={t('promotions.atTimes')}
      noneText={t('promotions.chooseTime')}
      options={known.map((time) => ({
        id: time._id,
        text: [
          ...(time === ownTime ? [t('promotions.newTime')] : time.name ? [time.name] : []),
          ...timeWords(time),
        ].join(' · '),
      }))}
      chosen={chosen}
      onChange={(timeConditions) => onChange({ timeConditions })}
      make={
        own ? (
          <>
            <WeekdayInputs chosen={own.weekdays} onChange={(weekdays) => set({ weekdays })} />
            <div className="form-pair">
              {(['from', 'to'] as const).map((end) => (
                <Field
                  key={end}
                  label={t(`windows.${end}`)}
                  type="time"
                  value={own[end]}
                  onChange={(event) => set({ [end]: event.currentTarget.value })}
                />
              ))}
            </div>
            <p className="form-text">{t('schedules.overnight')}</p>
          </>
        ) : (
          <div className="page-actions">
            {stored
              .filter(({ _id }) => chosen?.includes(_id))
              .map((time) => (
                <Button
                  key={time._id}
                  variant="quiet"
                  icon="edit"
                  onClick={() => onChange({ ownTime: schedule.draftOf(time) })}
                >
                  {t('promotions.changeHours', { hours: timeWords(time).join(' ') })}
                </Button>
              ))}
            <Button
              variant="quiet"
              icon="plus"
              onClick={() => {
                const made = ownTime ?? schedule.blank()
                onChange({ ownTime: made, timeConditions: [...(chosen ?? []), made._id] })
              }}
            >
              {t('promotions.newTime')}
            </Button>
          </div>
        )
      }
      note={hidden > 0 ? t('promotions.elsewhere', { count: hidden }) : undefined}
    />
  )
}
