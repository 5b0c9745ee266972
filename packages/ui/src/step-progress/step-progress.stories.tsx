import { StepProgress } from './step-progress.tsx'

export const title = 'StepProgress'
export const stories = {
  'in the middle': () => <StepProgress label="Step 3 of 6" step={3} total={6} />,
  'at the end': () => <StepProgress label="Step 6 of 6" step={6} total={6} />,
}
