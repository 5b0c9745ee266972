import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Ticket } from './ticket.tsx'

export const title = 'Ticket'
export const stories = {
  usable: () => (
    <Ticket worth="−$20" title="Twenty off your dinner" end={<Button variant="quiet">Use</Button>}>
      <span>From $ 150.00 · until 31 December</span>
    </Ticket>
  ),
  'no more': () => (
    <Ticket worth="−10%" title="A tenth off" faded>
      <Badge>Used</Badge>
    </Ticket>
  ),
}
