import { Skeleton } from './skeleton.tsx'

export const title = 'Skeleton'
export const stories = {
  'a row that loads': () => (
    <div className="gallery-split">
      <div>
        <Skeleton shape="title" share={0.6} />
        <Skeleton />
        <Skeleton share={0.3} />
      </div>
      <div className="gallery-square">
        <Skeleton shape="square" />
      </div>
    </div>
  ),
}
