import { MemberIcon, memberIconNames } from './member-icon.tsx'

export const title = 'MemberIcon'
export const stories = {
  all: () => (
    <div className="gallery-row">
      {memberIconNames.map((name) => (
        <span key={name} title={name}>
          <MemberIcon name={name} />
        </span>
      ))}
    </div>
  ),
}
