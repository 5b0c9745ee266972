import { Banner } from './banner.tsx'

export const title = 'Banner'
export const stories = {
  offline: () => (
    <Banner tone="highlight" icon="offline">
      You are offline. The menu and your cart still work.
    </Banner>
  ),
  danger: () => (
    <Banner tone="danger" icon="warning">
      The shop is now closed. You cannot checkout.
    </Banner>
  ),
}
