import { CheckRow, RadioRow } from './choice-row.tsx'

export const title = 'ChoiceRow'
export const stories = {
  'one of several': () => (
    <fieldset>
      <RadioRow name="story-noodle" defaultChecked>
        Thin egg noodles
      </RadioRow>
      <RadioRow name="story-noodle" end="+ $ 4.00">
        Flat rice noodles
      </RadioRow>
      <RadioRow name="story-noodle" disabled note="Sold out">
        Vermicelli
      </RadioRow>
    </fieldset>
  ),
  'any of several': () => (
    <fieldset>
      <CheckRow defaultChecked end="+ $ 8.00">
        Extra wonton
      </CheckRow>
      <CheckRow>No coriander</CheckRow>
    </fieldset>
  ),
}
