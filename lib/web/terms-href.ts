/** The page of an agreement that everyone may read. */
export const termsHref = (part: 'register' | 'privacy'): string => `/license?type=${part}`
