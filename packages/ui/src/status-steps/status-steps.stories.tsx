import { StatusSteps } from './status-steps.tsx'

const steps = ['Received', 'Preparing', 'Ready', 'Completed'].map((text, at) => ({
  id: text,
  text,
  time: at < 2 ? `12:0${at + 1}` : undefined,
}))

export const title = 'StatusSteps'
export const stories = {
  preparing: () => <StatusSteps label="Status" steps={steps} present="Preparing" />,
  completed: () => <StatusSteps label="Status" steps={steps} present="Completed" />,
}
