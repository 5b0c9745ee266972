/** The texts of a registration that outlast a reload: all but the password. */
export const registerTexts = {
  form: 'register',
  fields: ['firstName', 'lastName', 'email', 'phone', 'terms'],
} as const
