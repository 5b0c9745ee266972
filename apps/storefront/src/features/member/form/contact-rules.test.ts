import { describe, expect, it } from 'vitest'
import * as rules from './contact-rules.ts'

describe('fields of a member', () => {
  it.each([
    ['', 'form.emailRequired'],
    ['a@b', 'form.emailInvalid'],
    ['a@b.co', undefined],
  ])('email %j → %s', (email, key) => expect(rules.emailRule(email)).toBe(key))

  it.each([
    ['', 'form.phoneRequired'],
    ['12', 'form.phoneInvalid'],
    ['+852 9123 4567', undefined],
  ])('phone %j → %s', (phone, key) => expect(rules.phoneRule(phone)).toBe(key))

  it('a phone number may be left out if it is optional', () =>
    expect(rules.optionalPhoneRule(' ')).toBeUndefined())

  it.each([
    ['', 'form.passwordRequired'],
    ['password', 'form.passwordWeak'],
    ['Passw0rd', undefined],
  ])('new password %j → %s', (password, key) => expect(rules.newPasswordRule(password)).toBe(key))

  it('another repetition → Input passwords do not match. (ACC-1.4)', () => {
    expect(rules.repeatedRule('Passw0rd', 'passw0rd')).toBe('form.passwordsDiffer')
    expect(rules.repeatedRule('Passw0rd', 'Passw0rd')).toBeUndefined()
  })

  it.each([
    ['123 456', undefined],
    ['12345', 'form.codeRequired'],
    ['12345a', 'form.codeRequired'],
  ])('code %j → %s', (code, key) => expect(rules.codeRule(code)).toBe(key))

  it.each([
    ['', undefined],
    ['1990-02-28', undefined],
    ['2026-11-22', 'form.dobInvalid'],
    ['1890-01-01', 'form.dobInvalid'],
  ])('born %j → %s', (dob, key) => expect(rules.birthRule(dob, '2026-11-21')).toBe(key))
})
