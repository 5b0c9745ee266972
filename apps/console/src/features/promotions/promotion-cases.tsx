import type { CaseChanges } from '@comanda/client/staff'
import { Badge, Button, Field, IconButton } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { differs, type RunCase } from './run-cases.ts'

interface NewCaseProps {
  /** What it is called unless staff say otherwise. */
  readonly name: string
  readonly onStore: (name: string) => void
}

/** Stores the cart that is tried as a case. */
export const NewCase = ({ name, onStore }: NewCaseProps) => {
  const { t } = useMessages()
  const [entered, setEntered] = useState<string>()
  const called = (entered ?? '').trim() || name
  return (
    <div className="promotion-tried-line">
      <Field
        label={t('promotions.cases.name')}
        maxLength={80}
        autoComplete="off"
        value={entered ?? name}
        onChange={(event) => setEntered(event.currentTarget.value)}
      />
      <Button
        variant="quiet"
        icon="plus"
        onClick={() => {
          onStore(called.slice(0, 80))
          setEntered(undefined)
        }}
      >
        {t('promotions.cases.store')}
      </Button>
    </div>
  )
}

interface PromotionCasesProps {
  readonly cases: readonly RunCase[]
  readonly onChange: (changes: CaseChanges) => void
}

/** The cases of the shop beside a promotion that is entered: as expected, or what came out otherwise (STAFF-10.27). */
export const PromotionCases = ({ cases, onChange }: PromotionCasesProps) => {
  const { t } = useMessages()
  const { money, time } = useFormats()
  return (
    <section className="promotion-tried" aria-label={t('promotions.cases.title')}>
      <h3>{t('promotions.cases.title')}</h3>
      <p className="form-text">{t('promotions.cases.text')}</p>
      <ul className="promotion-cases">
        {cases.map(({ one, now }) => {
          const isOther = differs({ one, now })
          const sign = isOther ? 'differs' : 'same'
          return (
            <li key={one._id}>
              <div className="promotion-case">
                <strong>{one.name}</strong>
                {now === undefined ? (
                  <Badge>{t('promotions.cases.gone')}</Badge>
                ) : (
                  <Badge tone={isOther ? 'danger' : 'success'} icon={isOther ? 'warning' : 'check'}>
                    {t(`promotions.cases.${sign}`)}
                  </Badge>
                )}
                <IconButton
                  icon="trash"
                  label={t('promotions.cases.remove', { name: one.name })}
                  onClick={() => onChange({ [one._id]: null })}
                />
              </div>
              <p className="form-text">
                {isOther
                  ? t('promotions.cases.now', { off: money(one.off), now: money(now ?? 0) })
                  : t('promotions.cases.off', { off: money(one.off), time: time(one.time) })}
              </p>
              {isOther && (
                <Button
                  variant="quiet"
                  onClick={() => onChange({ [one._id]: { ...one, off: now ?? 0 } })}
                >
                  {t('promotions.cases.accept')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
