import { termsHref } from '@/lib/web/terms-href'

/** The agreements: last segment of their static path, URL, label and name in the contract. */
export const termsPages = [
  {
    part: 'register',
    path: termsHref('register'),
    label: '用户协议',
    protocol: 'member_register',
    listed: true,
  },
  { part: 'privacy', path: termsHref('privacy'), label: '隐私政策', protocol: 'privacy', listed: true },
  // For staff only; linked from the staff sign-in.
  { part: 'staff', path: '/license/staff', label: '员工内购协议', protocol: 'staff', listed: false },
] as const
export type TermsPage = (typeof termsPages)[number]
