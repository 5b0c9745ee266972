export { MemberHomePage as default } from '../features/member/home/member-home-page.tsx'
