import { serverNow } from '@comanda/client'
import { shopLanguages } from '@comanda/engine/catalog'
import { localMoment } from '@comanda/engine/time'
import { languageTag } from '@comanda/locales'
import { specialDayOf } from '@comanda/shop-rules/sessions'
import { Button, CheckRow, Select } from '@comanda/ui'
import { useMemo, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { AlsoForShops } from './also-for-shops.tsx'
import { countryOfTimeZone } from './country-of-time-zone.ts'
import { DayHoursInput } from './day-hours-input.tsx'
import { countriesWithHolidays, type Holiday, holidaysAhead, regionsOf } from './holidays-ahead.ts'
import { type DayHours, dayName, type EnteredDay, storedDays } from './special-days-draft.ts'

interface PublicHolidaysProps {
  /** The days that are entered already. */
  readonly days: readonly EnteredDay[]
  /** How many more there may be. */
  readonly room: number
  readonly onAdd: (days: readonly Partial<EnteredDay>[]) => void
}

/** The public holidays of the shop's country in the coming twelve months; those that are ticked become special days (STAFF-10.19). */
export const PublicHolidays = ({ days, room, onAdd }: PublicHolidaysProps) => {
  const shop = useShop()
  const { t, locale } = useMessages()
  const tag = languageTag[locale]
  const [place, setPlace] = useState(() => ({
    country: countryOfTimeZone(shop.timeZone),
    region: '',
  }))
  const [chosen, setChosen] = useState<readonly Holiday[]>([])
  const [hours, setHours] = useState<readonly DayHours[]>([])
  const [alsoFor, setAlsoFor] = useState<readonly string[]>([])
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region' })
    return countriesWithHolidays()
      .map((country) => ({ country, name: names.of(country) ?? country }))
      .toSorted((one, other) => one.name.localeCompare(other.name, tag))
  }, [tag])
  const regions = regionsOf(place.country)
  const [date] = useState(() => localMoment(serverNow(), shop.timeZone).date)
  const found =
    place.country === '' ? [] : holidaysAhead(place, shop.timeZone, date, shopLanguages(shop))
  const dateFormat = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' })
  const entered = storedDays(days.filter(({ from }) => from !== ''))
  const move = (changes: Partial<typeof place>): void => {
    setPlace({ ...place, ...changes })
    setChosen([])
  }
  return (
    <>
      <p className="form-text">{t('holidays.text')}</p>
      <div className="form-pair">
        <Select
          label={t('setup.country')}
          value={place.country}
          onChange={(event) => move({ country: event.currentTarget.value, region: '' })}
        >
          {place.country === '' && <option value="">{t('holidays.choose')}</option>}
          {countries.map(({ country, name }) => (
            <option key={country} value={country}>
              {name}
            </option>
          ))}
        </Select>
        {regions.length > 0 && (
          <Select
            label={t('holidays.region')}
            hint={t('holidays.regionHint')}
            value={place.region}
            onChange={(event) => move({ region: event.currentTarget.value })}
          >
            <option value="">{t('holidays.everywhere')}</option>
            {regions.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      {place.country !== '' && found.length === 0 && <p>{t('holidays.none')}</p>}
      <div role="group" aria-label={t('holidays.title')}>
        {found.map((holiday) => {
          const { names, from, to } = holiday
          const isEntered = specialDayOf(entered, from) !== undefined
          const on = [from, ...(to === '' ? [] : [to])]
            .map((day) => dateFormat.format(new Date(`${day}T00:00:00Z`)))
            .join(' – ')
          return (
            <CheckRow
              key={from}
              checked={isEntered || chosen.some((one) => one.from === from)}
              disabled={isEntered}
              note={isEntered ? `${on} · ${t('holidays.entered')}` : on}
              onChange={(event) =>
                setChosen(
                  event.currentTarget.checked
                    ? [...chosen, holiday]
                    : chosen.filter((one) => one.from !== from),
                )
              }
            >
              {dayName(names, locale)}
            </CheckRow>
          )
        })}
      </div>
      {chosen.length > 0 && (
        <>
          <DayHoursInput hours={hours} onChange={setHours} />
          <AlsoForShops chosen={alsoFor} onChange={setAlsoFor} />
          <div className="form-actions">
            <Button
              icon="plus"
              disabled={chosen.length > room}
              onClick={() => {
                onAdd(chosen.map((holiday) => ({ ...holiday, hours, alsoFor })))
                setChosen([])
              }}
            >
              {t('holidays.add', { count: chosen.length })}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
