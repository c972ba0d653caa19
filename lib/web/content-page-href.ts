/** A content page, by its path below /product; `custom` has its own URL (spec 1 §2). */
export const contentPageHref = (path: string): string => (path === 'custom' ? '/custom' : `/product/${path}`)
