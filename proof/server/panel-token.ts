/** The secret of the panel of the sandbox beside each server of a story. */
export const PANEL_TOKEN = 'a-secret-of-stories'
