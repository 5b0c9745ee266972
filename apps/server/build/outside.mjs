/** What the built server does not contain: native programs, and what reads files of its own. A release installs it, beside fonts and PostgreSQL. */
export const outside = ['@node-rs/argon2', 'sharp']
