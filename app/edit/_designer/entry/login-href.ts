import { safeRedirect } from '@/lib/web/redirect'

/** The sign-in of operators, which leads back to `address` when it is a path of this site. */
export const loginHref = (address: string): string =>
  `/auth/login?redirectUrl=${encodeURIComponent(safeRedirect(address, '/edit'))}`
