import { Icon, iconNames } from './icon.tsx'
import { lateIconPaths } from './late-icon-paths.ts'
import { addLateIcons } from './late-icons.ts'

addLateIcons()
const lateIconNames = Object.keys(lateIconPaths) as (keyof typeof lateIconPaths)[]

export const title = 'Icon'
export const stories = {
  'the set': () => (
    <div className="gallery-row">
      {[...iconNames, ...lateIconNames].map((name) => (
        <span key={name} title={name}>
          <Icon name={name} />
        </span>
      ))}
    </div>
  ),
}
