import { serverNow } from '@comanda/client'
import { type DaysOfShop, spreadSpecialDays } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { localMoment } from '@comanda/engine/time'
import { Field, showToast } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { PictureInput } from '../../forms/picture-input.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/use-page-title.ts'
import { DayEndInput } from './day-end-input.tsx'
import { HoursInputs } from './hours-inputs.tsx'
import { LanguagesInputs } from './languages-inputs.tsx'
import { OrderingInputs } from './ordering-inputs.tsx'
import { PlaceInputs } from './place-inputs.tsx'
import {
  draftOf,
  isComplete,
  isHalfPlaced,
  patchData,
  type ProfileDraft,
  withMoreHours,
} from './profile-draft.ts'
import { asStored, leftElsewhere, storedElsewhere } from './special-days-draft.ts'
import { SpecialDaysInputs } from './special-days-inputs.tsx'
import './shop-profile.css'

/** What guests read of a shop, when and what they order there, each with what it does to them (STAFF-10.1). */
export const ShopProfile = () => {
  const shop = useShop()
  const { connection, shops } = useStaff()
  // As the form began: others may change the shop in the meantime.
  const [saved, setSaved] = useState(shop)
  const [date] = useState(() => localMoment(serverNow(), shop.timeZone).date)
  const [draft, setDraft] = useState(() => draftOf(saved, date))
  const [elsewhere, setElsewhere] = useState<readonly DaysOfShop[]>([])
  const { busy, failure, submit } = useSubmit()
  const { t, locale } = useMessages()
  usePageTitle(t('profile.title'))
  const change = (changes: Partial<ProfileDraft>) => setDraft({ ...draft, ...changes })
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('profile.title')}</h1>
          <p>{t('profile.text', { shop: localizedName(shop.name, locale) })}</p>
        </div>
      </div>
      <div className="page-card settings-form">
        <FormFrame
          label={t('profile.title')}
          busy={busy}
          failure={failure}
          onSubmit={submit(async () => {
            if (!isComplete(draft) || isHalfPlaced(draft)) return
            const changes = patchData(draftOf(saved, date), draft)
            if (Object.keys(changes).length > 0) {
              const stored = await shops.change(saved, changes)
              setSaved(stored)
              setDraft(asStored(draftOf(stored, date), draft))
            }
            const spread = await spreadSpecialDays(
              connection,
              shops,
              storedElsewhere(draft.specialDays),
            )
            setElsewhere(spread)
            setDraft((present) => leftElsewhere(present, spread))
            showToast(t('settings.saved'), { tone: 'success' })
          })}
        >
          <TextInputs
            label={t('profile.name')}
            hint={t('profile.nameHint')}
            isNeeded
            texts={draft.names}
            onChange={(names) => change({ names })}
          />
          <LanguagesInputs
            languages={draft.languages}
            onChange={(languages) => change({ languages })}
          />
          <PlaceInputs draft={draft} onChange={change} />
          <Field
            label={t('profile.phone')}
            hint={t('profile.phoneHint')}
            type="tel"
            autoComplete="off"
            maxLength={40}
            value={draft.phone}
            onChange={(event) => change({ phone: event.currentTarget.value })}
          />
          <PictureInput
            label={t('profile.logo')}
            hint={t('profile.logoHint')}
            picture={draft.logo}
            onChange={(logo) => change({ logo })}
          />
          <HoursInputs
            hours={draft.hours}
            onChange={(hours) => change({ hours })}
            onAdd={() => setDraft(withMoreHours(draft))}
          />
          <SpecialDaysInputs
            days={draft.specialDays}
            onChange={(specialDays) => change({ specialDays })}
            elsewhere={elsewhere}
          />
          <DayEndInput
            dayEnd={draft.dayEnd}
            hours={draft.hours}
            onChange={(dayEnd) => change({ dayEnd })}
          />
          <OrderingInputs draft={draft} onChange={change} />
        </FormFrame>
      </div>
    </>
  )
}
