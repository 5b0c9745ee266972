export { RewardsPage as default } from '../features/rewards/rewards/rewards-page.tsx'
