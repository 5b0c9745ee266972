export { ResetPasswordPage as default } from '../features/member/password/reset-password-page.tsx'
