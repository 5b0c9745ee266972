import { ProgressBar } from './progress-bar.tsx'

export const title = 'ProgressBar'
export const stories = {
  'on the way': () => <ProgressBar label="To Gold" share={0.62} text="$ 380.00 more" />,
  begun: () => <ProgressBar label="To Silver" share={0} />,
  full: () => <ProgressBar label="Gold" share={1} />,
}
