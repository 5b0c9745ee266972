import type { DaysOfShop } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { DEFAULT_DAY_END } from '@comanda/engine/time'
import { Field } from '@comanda/ui'
import { type EnteredNames, nameOf } from '../../forms/names.ts'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import type { SettingPart } from '../../forms/setting-cards.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useLanguageName } from '../../staff/use-languages.ts'
import { useWeekdayName } from '../../staff/use-weekday-name.ts'
import { DayEndInput } from './day-end-input.tsx'
import { HoursInputs } from './hours-inputs.tsx'
import { LanguagesInputs } from './languages-inputs.tsx'
import { OrderingInputs, orderingGroups } from './ordering-inputs.tsx'
import { PlaceInputs } from './place-inputs.tsx'
import { withMoreHours } from './opening-hours.ts'
import type { ProfileDraft } from './profile-draft.ts'
import { dayName } from './special-days-draft.ts'
import { SharingInputs } from './sharing-inputs.tsx'
import { SpecialDaysInputs } from './special-days-inputs.tsx'

/** Returns what guests read of a shop and what they order there, by what is set together. */
export const useProfileParts = (
  present: ProfileDraft,
  elsewhere: readonly DaysOfShop[],
): readonly SettingPart<ProfileDraft>[] => {
  const { t, locale } = useMessages()
  const languageName = useLanguageName()
  const weekdayName = useWeekdayName()
  const shown = (names: EnteredNames): string => localizedName(nameOf(names), locale)
  const { sharedDevices: sharing } = present
  return [
    {
      title: t('profile.name'),
      values: [shown(present.name)],
      inputs: ({ name }, change) => (
        <TextInputs
          label={t('profile.name')}
          hint={t('profile.nameHint')}
          isNeeded
          texts={name}
          onChange={(texts) => change({ name: texts })}
        />
      ),
    },
    {
      title: t('profile.languages'),
      values: [listWords(present.languages.map(languageName), t)],
      inputs: ({ languages }, change) => (
        <LanguagesInputs
          languages={languages}
          onChange={(chosen) => change({ languages: chosen })}
        />
      ),
    },
    {
      title: t('profile.address'),
      values: [shown(present.address), shown(present.addressDetail)],
      inputs: (draft, change) => <PlaceInputs draft={draft} onChange={change} />,
    },
    {
      title: t('profile.phone'),
      values: [present.phone],
      inputs: ({ phone }, change) => (
        <Field
          label={t('profile.phone')}
          hint={t('profile.phoneHint')}
          type="tel"
          autoComplete="off"
          maxLength={40}
          value={phone}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
      ),
    },
    {
      title: t('profile.pictures'),
      values: [
        ...(present.images.length > 0 ? [t('profile.picture')] : []),
        ...(present.logo === undefined ? [] : [t('profile.logo')]),
      ],
      inputs: ({ images: [first, ...others], logo }, change) => (
        <>
          <PictureInput
            label={t('profile.picture')}
            hint={t('profile.pictureHint')}
            picture={first}
            onChange={(picture) =>
              change({ images: [...(picture === undefined ? [] : [picture]), ...others] })
            }
          />
          <PictureInput
            label={t('profile.logo')}
            hint={t('profile.logoHint')}
            picture={logo}
            onChange={(picture) => change({ logo: picture })}
          />
        </>
      ),
    },
    {
      title: t('profile.hours'),
      values: present.onlineOpeningHours.map(({ weekdays, startTime, endTime }) =>
        [
          weekdays.map((day) => weekdayName(day)).join(' '),
          `${startTime}–${endTime === '00:00' ? '24:00' : endTime}`,
        ]
          .filter((word) => word !== '')
          .join(' '),
      ),
      inputs: ({ onlineOpeningHours: hours }, change) => (
        <HoursInputs
          hours={hours}
          onChange={(changed) => change({ onlineOpeningHours: changed })}
          onAdd={() => change({ onlineOpeningHours: withMoreHours(hours) })}
        />
      ),
    },
    {
      title: t('specialDays.title'),
      values: present.specialDays.map(({ names, from }) => dayName(names, locale) || from),
      inputs: ({ specialDays }, change) => (
        <SpecialDaysInputs
          days={specialDays}
          onChange={(days) => change({ specialDays: days })}
          elsewhere={elsewhere}
        />
      ),
    },
    {
      title: t('profile.dayEnd'),
      values: [present.dayEnd || t('profile.dayEndUsual', { time: DEFAULT_DAY_END })],
      inputs: ({ dayEnd, onlineOpeningHours: hours }, change) => (
        <DayEndInput
          dayEnd={dayEnd}
          hours={hours}
          onChange={(chosen) => change({ dayEnd: chosen })}
        />
      ),
    },
    ...orderingGroups.map((group): SettingPart<ProfileDraft> => ({
      title: t(group.legend),
      values: [
        ...group.on.filter((flag) => present[flag]).map((flag) => t(`profile.flags.${flag}`)),
        ...group.numbers
          .filter((name) => present[name] !== '')
          .map((name) => `${t(`profile.numbers.${name}`)}: ${present[name]}`),
      ],
      inputs: (draft, change) => <OrderingInputs group={group} draft={draft} onChange={change} />,
    })),
    {
      title: t('profile.shared'),
      values: sharing.isShared
        ? [
            t('profile.flags.sharesDevices'),
            `${t('profile.numbers.idleWarn')}: ${sharing.warn}`,
            `${t('profile.numbers.idleReset')}: ${sharing.reset}`,
          ]
        : [],
      inputs: ({ sharedDevices }, change) => (
        <SharingInputs
          sharing={sharedDevices}
          onChange={(sharing) => change({ sharedDevices: sharing })}
        />
      ),
    },
  ]
}
