export { ForgotPasswordPage as default } from '../features/member/password/forgot-password-page.tsx'
