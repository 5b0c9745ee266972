import { Avatar } from './avatar.tsx'

export const title = 'Avatar'
export const stories = {
  'without a picture': () => (
    <div className="gallery-row">
      <Avatar alt="" size="small" />
      <Avatar alt="" />
      <Avatar alt="Siu-ming" size="large" />
    </div>
  ),
}
