import { Chip, Chips } from './chip.tsx'

export const title = 'Chip'
export const stories = {
  'one of many': () => (
    <Chips label="Time">
      <Chip name="story-time">18:00</Chip>
      <Chip name="story-time" defaultChecked>
        18:15
      </Chip>
      <Chip name="story-time" disabled note="Full">
        18:30
      </Chip>
    </Chips>
  ),
}
