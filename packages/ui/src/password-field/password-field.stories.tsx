import { PasswordField } from './password-field.tsx'

const words = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' }

export const title = 'PasswordField'
export const stories = {
  hidden: () => <PasswordField {...words} defaultValue="secret" />,
  'with an error': () => <PasswordField {...words} error="Input passwords do not match." />,
}
