import { Icon, iconNames } from './icon.tsx'

export const title = 'Icon'
export const stories = {
  'the set': () => (
    <div className="gallery-row">
      {iconNames.map((name) => (
        <span key={name} title={name}>
          <Icon name={name} />
        </span>
      ))}
    </div>
  ),
}
