import { type Brand, createBrand, type ShownBrand } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { CheckRow, type ThemeColours } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { enteredNames, nameOf } from '../../forms/names.ts'
import { NumberField } from '../../forms/number-field.tsx'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { BrandPreview } from './brand-preview.tsx'
import { ColourInput } from './colour-input.tsx'
import { mainColours, otherColours } from './colours.ts'
import { LanguagesForm } from './languages-form.tsx'
import { SaveForm } from './save-form.tsx'
import './brand.css'

const switches = ['onlineOrderingSystem', 'onlineMemberSystem', 'allowChooseShop'] as const

/** Returns the colours that were chosen. */
const chosenOf = (theme: ThemeColours): NonNullable<ShownBrand['app']['theme']> =>
  Object.fromEntries(
    Object.entries(theme).flatMap(([name, colour]: readonly [string, string | undefined]) =>
      colour === undefined ? [] : [[name, colour]],
    ),
  )

const BrandForms = ({ shown, brand }: { readonly shown: ShownBrand; readonly brand: Brand }) => {
  const { t, locale } = useMessages()
  const [names, setNames] = useState(() => enteredNames(shown.app.name))
  const [theme, setTheme] = useState<ThemeColours>(shown.app.theme ?? {})
  const [logo, setLogo] = useState(shown.app.logo)
  const [terms, setTerms] = useState(() => enteredNames(shown.app.terms ?? []))
  const [system, setSystem] = useState(shown.system)
  const [pointMonths, setPointMonths] = useState(() => String(shown.system.pointMonths ?? ''))
  const inputs = (colours: typeof mainColours | typeof otherColours) =>
    colours.map((name) => <ColourInput key={name} name={name} theme={theme} onChange={setTheme} />)
  return (
    <div className="brand-screen">
      <div className="brand-forms">
        <SaveForm
          title={t('brand.look')}
          onSave={() =>
            brand.changeApp({
              name: nameOf(names),
              theme: chosenOf(theme),
              ...(logo === shown.app.logo ? {} : { logo: logo ?? null }),
            })
          }
        >
          <TextInputs
            label={t('brand.name')}
            hint={t('brand.nameHint')}
            texts={names}
            onChange={setNames}
            isNeeded
          />
          <PictureInput
            label={t('brand.logo')}
            hint={t('brand.logoHint')}
            picture={logo}
            onChange={setLogo}
          />
          <fieldset className="form-group">
            <legend>{t('brand.colours')}</legend>
            <p className="form-text">{t('brand.coloursText')}</p>
            {inputs(mainColours)}
            <details>
              <summary>{t('brand.moreColours')}</summary>
              {inputs(otherColours)}
            </details>
          </fieldset>
        </SaveForm>
        <LanguagesForm
          first={shown.app.displayLocales}
          onSave={(chosen) => brand.changeApp({ displayLocales: chosen ?? null })}
        />
        <SaveForm
          title={t('brand.systems')}
          onSave={() =>
            brand.changeSystem({
              onlineOrderingSystem: system.onlineOrderingSystem,
              onlineMemberSystem: system.onlineMemberSystem,
              allowChooseShop: system.allowChooseShop,
              pointMonths: pointMonths === '' ? null : Number(pointMonths),
            })
          }
        >
          {switches.map((name) => (
            <CheckRow
              key={name}
              checked={system[name]}
              note={t(`brand.systemText.${name}`)}
              onChange={() => setSystem({ ...system, [name]: !system[name] })}
            >
              {t(`brand.system.${name}`)}
            </CheckRow>
          ))}
          <NumberField
            label={t('brand.pointMonths')}
            hint={t('brand.pointMonthsHint')}
            min={1}
            max={1200}
            value={pointMonths}
            onChange={setPointMonths}
          />
        </SaveForm>
        <SaveForm title={t('brand.terms')} onSave={() => brand.changeApp({ terms: nameOf(terms) })}>
          <TextInputs
            label={t('brand.termsText')}
            hint={t('brand.termsHint')}
            texts={terms}
            onChange={setTerms}
            isLong
          />
        </SaveForm>
      </div>
      <BrandPreview name={localizedName(nameOf(names), locale)} theme={theme} />
    </div>
  )
}

const OwnBrand = () => {
  const { connection } = useStaff()
  const [brand] = useState(() => createBrand(connection))
  const { t } = useMessages()
  usePageTitle(t('brand.title'))
  useEffect(() => void brand.reload(), [brand])
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('brand.title')}</h1>
          <p>{t('brand.text')}</p>
        </div>
      </div>
      <LoadedView loaded={brand}>
        {(shown) => <BrandForms shown={shown} brand={brand} />}
      </LoadedView>
    </>
  )
}

/** The name, colours, terms and systems of the restaurant's app, for owners (STAFF-10.6). */
export const BrandScreen = () => (
  <ForOwners>
    <OwnBrand />
  </ForOwners>
)
