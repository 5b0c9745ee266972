import { Field, Select, TextArea } from './field.tsx'

export const title = 'Field'
export const stories = {
  field: () => <Field label="Name" autoComplete="name" hint="We call it out at the counter" />,
  'with an error': () => <Field label="Phone" defaultValue="12" error="Invalid phone number." />,
  'text area': () => <TextArea label="Remark for the kitchen" placeholder="No coriander" />,
  select: () => (
    <Select label="Pick-up time">
      <option>As soon as it is ready</option>
      <option>12:30</option>
    </Select>
  ),
}
