/** The agreements of the mall: the last part of their static path, their address and their name in the contract. */
export const termsPages = [
  {
    part: 'register',
    path: '/license?type=register',
    label: '用户协议',
    protocol: 'member_register',
    listed: true,
  },
  { part: 'privacy', path: '/license?type=privacy', label: '隐私政策', protocol: 'privacy', listed: true },
  // For staff only: they reach it from their own sign-in.
  { part: 'staff', path: '/license/staff', label: '员工内购协议', protocol: 'staff', listed: false },
] as const
export type TermsPage = (typeof termsPages)[number]
