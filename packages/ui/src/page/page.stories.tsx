import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Page } from './page.tsx'

export const title = 'Page'
export const stories = {
  'with a lead': () => (
    <Page title="Log in" lead="Points, rewards and your coupons are waiting.">
      <Field label="Email" />
      <Button wide>Log in</Button>
    </Page>
  ),
  'something beside the title': () => (
    <Page title="Rewards" end={<Button variant="quiet">My coupons</Button>}>
      <p>Three rewards</p>
    </Page>
  ),
}
