// What a promotion would have done to bills of the past: figures that add up.

export {
  addReplays,
  costOfAll,
  type Estimate,
  mostChanged,
  noReplay,
  type ReplayedBill,
  type ReplayedHour,
  type ReplayedRule,
  type ReplayFigures,
} from '../replays/replay-figures.ts'
